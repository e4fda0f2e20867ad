-- Version 12: no row can be changed or taken away without a trace, nor those that have no link.

CREATE TABLE note (
    name TEXT PRIMARY KEY,
    rows INTEGER NOT NULL CHECK (rows >= 0),
    nonce BLOB NOT NULL CHECK (length(nonce) = 32),
    sum BLOB NOT NULL CHECK (length(sum) = 32)
) STRICT, WITHOUT ROWID;

ALTER TABLE tombstone ADD COLUMN later INTEGER REFERENCES chain (number);

DELETE FROM place WHERE documents = 0;

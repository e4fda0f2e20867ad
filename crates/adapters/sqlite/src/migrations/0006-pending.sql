-- Version 6: what waits for a person.

CREATE TABLE pending (
    number INTEGER PRIMARY KEY REFERENCES chain (number),
    id TEXT NOT NULL UNIQUE,
    tenant TEXT NOT NULL,
    principal TEXT NOT NULL,
    project TEXT,
    kind TEXT NOT NULL,
    target TEXT,
    revision INTEGER,
    likeness BLOB NOT NULL,
    capacity TEXT NOT NULL,
    reason TEXT NOT NULL,
    session TEXT,
    at INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    claimed INTEGER,
    claim INTEGER REFERENCES chain (number),
    outcome TEXT,
    ended INTEGER,
    detail TEXT,
    ending INTEGER REFERENCES chain (number),
    seal BLOB
) STRICT;

CREATE INDEX pending_of ON pending (tenant, principal);

CREATE TABLE pending_field (
    pending INTEGER NOT NULL REFERENCES pending (number),
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (pending, place)
) STRICT, WITHOUT ROWID;

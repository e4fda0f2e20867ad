-- Version 4: an episode that a later one contradicts points to it.

CREATE TABLE supersession (
    number INTEGER PRIMARY KEY REFERENCES chain (number),
    earlier INTEGER NOT NULL UNIQUE REFERENCES episode (number),
    later INTEGER NOT NULL REFERENCES episode (number),
    seal BLOB
) STRICT;

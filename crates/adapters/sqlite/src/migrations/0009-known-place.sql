-- Version 9: which project a place was when it was first used, or that a person said it is.

CREATE TABLE known_place (
    number INTEGER PRIMARY KEY REFERENCES chain (number),
    id TEXT NOT NULL,
    tenant TEXT NOT NULL,
    shown TEXT NOT NULL,
    standing TEXT NOT NULL,
    project TEXT,
    at INTEGER NOT NULL,
    seal BLOB
) STRICT;

CREATE INDEX known_place_newest ON known_place (tenant, id, number);

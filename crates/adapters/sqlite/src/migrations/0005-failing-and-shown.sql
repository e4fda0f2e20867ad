-- Version 5: the other failing tests that a lesson is about, and which lessons a line of sessions was shown.

ALTER TABLE episode ADD COLUMN failing TEXT NOT NULL DEFAULT '';

CREATE TABLE about (
    failure TEXT NOT NULL CHECK (length(failure) = 32),
    episode INTEGER NOT NULL REFERENCES episode (number),
    PRIMARY KEY (failure, episode)
) STRICT, WITHOUT ROWID;

CREATE TABLE shown (
    root TEXT NOT NULL,
    episode INTEGER NOT NULL REFERENCES episode (number),
    seal BLOB,
    PRIMARY KEY (root, episode)
) STRICT, WITHOUT ROWID;

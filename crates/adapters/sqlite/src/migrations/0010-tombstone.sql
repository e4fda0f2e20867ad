-- Version 10: what stays where something was forgotten.

CREATE TABLE tombstone (
    number INTEGER PRIMARY KEY REFERENCES chain (number),
    forgotten INTEGER NOT NULL REFERENCES chain (number),
    lesson BLOB CHECK (length(lesson) = 32),
    seal BLOB
) STRICT;

CREATE INDEX tombstone_lesson ON tombstone (lesson) WHERE lesson IS NOT NULL;

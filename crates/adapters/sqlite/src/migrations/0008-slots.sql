-- Version 8: slots, whose values are facts with a name and a revision, and the fact that took another one's place.

ALTER TABLE fact ADD COLUMN slot TEXT;
ALTER TABLE fact ADD COLUMN slot_key TEXT;
ALTER TABLE fact ADD COLUMN revision INTEGER CHECK (ifnull(revision, 1) > 0 AND (revision IS NULL) = (slot_key IS NULL) AND (slot IS NULL) = (slot_key IS NULL));
ALTER TABLE fact ADD COLUMN message BLOB;

DROP INDEX fact_once;

CREATE INDEX fact_same ON fact (tenant, principal, ifnull(project, ''), text) WHERE slot_key IS NULL;

CREATE UNIQUE INDEX fact_slot ON fact (tenant, principal, ifnull(project, ''), slot_key, revision) WHERE slot_key IS NOT NULL;

CREATE TABLE succession (
    number INTEGER PRIMARY KEY REFERENCES chain (number),
    earlier INTEGER NOT NULL UNIQUE REFERENCES fact (number),
    later INTEGER NOT NULL REFERENCES fact (number),
    seal BLOB
) STRICT;

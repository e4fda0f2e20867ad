-- Version 11: the whole life of facts: until when one holds, what happened to it since, and what it is like.

ALTER TABLE fact ADD COLUMN valid_until INTEGER;

CREATE INDEX fact_until ON fact (valid_until) WHERE valid_until IS NOT NULL;

CREATE TABLE fact_step (
    number INTEGER PRIMARY KEY REFERENCES chain (number),
    fact INTEGER NOT NULL REFERENCES fact (number),
    step TEXT NOT NULL,
    text TEXT NOT NULL,
    other INTEGER REFERENCES fact (number),
    author TEXT NOT NULL,
    at INTEGER NOT NULL,
    seal BLOB
) STRICT;

CREATE INDEX fact_step_fact ON fact_step (fact);

CREATE INDEX fact_step_other ON fact_step (other) WHERE other IS NOT NULL;

CREATE TABLE likeness (
    mark BLOB NOT NULL,
    fact INTEGER NOT NULL REFERENCES fact (number),
    PRIMARY KEY (mark, fact)
) STRICT, WITHOUT ROWID;

CREATE INDEX likeness_fact ON likeness (fact);

CREATE INDEX succession_later ON succession (later);

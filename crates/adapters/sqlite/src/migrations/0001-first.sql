-- Version 1. docs/formats/schema.md says what each table means.

CREATE TABLE meta (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    marker BLOB NOT NULL CHECK (length(marker) = 32)
) STRICT;

CREATE TABLE chain (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    permit TEXT NOT NULL,
    target TEXT NOT NULL,
    subject BLOB NOT NULL CHECK (length(subject) = 32),
    mark BLOB NOT NULL CHECK (length(mark) = 32)
) STRICT;

CREATE TABLE episode (
    number INTEGER PRIMARY KEY REFERENCES chain (number),
    id TEXT NOT NULL UNIQUE,
    tenant TEXT NOT NULL,
    principal TEXT NOT NULL,
    project TEXT NOT NULL,
    kind TEXT NOT NULL,
    task TEXT NOT NULL,
    context TEXT NOT NULL,
    observation TEXT NOT NULL,
    decision TEXT NOT NULL,
    action TEXT NOT NULL,
    outcome_text TEXT NOT NULL,
    applicability TEXT NOT NULL,
    command TEXT NOT NULL,
    result TEXT NOT NULL,
    signature TEXT NOT NULL,
    predicate TEXT NOT NULL,
    exit_code INTEGER,
    outcome TEXT NOT NULL,
    verified INTEGER NOT NULL CHECK (verified IN (0, 1)),
    veracity TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    author TEXT NOT NULL,
    source TEXT NOT NULL,
    session TEXT,
    root TEXT,
    turn TEXT,
    at INTEGER NOT NULL,
    seal BLOB,
    UNIQUE (tenant, project, fingerprint)
) STRICT;

CREATE INDEX episode_newest ON episode (tenant, project, at, number);

CREATE TABLE attestation (
    number INTEGER PRIMARY KEY REFERENCES chain (number),
    episode INTEGER NOT NULL REFERENCES episode (number),
    session TEXT,
    root TEXT,
    independent INTEGER NOT NULL CHECK (independent IN (0, 1)),
    at INTEGER NOT NULL,
    seal BLOB
) STRICT;

CREATE INDEX attestation_of ON attestation (episode, number);

CREATE TABLE fact (
    number INTEGER PRIMARY KEY REFERENCES chain (number),
    id TEXT NOT NULL UNIQUE,
    tenant TEXT NOT NULL,
    principal TEXT NOT NULL,
    project TEXT,
    text TEXT NOT NULL,
    veracity TEXT NOT NULL,
    author TEXT NOT NULL,
    source TEXT NOT NULL,
    session TEXT,
    turn TEXT,
    at INTEGER NOT NULL,
    seal BLOB
) STRICT;

CREATE UNIQUE INDEX fact_once ON fact (tenant, principal, ifnull(project, ''), text);

CREATE TABLE place (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    kind TEXT NOT NULL,
    believed INTEGER NOT NULL CHECK (believed IN (0, 1)),
    tenant TEXT NOT NULL,
    principal TEXT NOT NULL,
    project TEXT NOT NULL,
    documents INTEGER NOT NULL,
    tokens INTEGER NOT NULL,
    UNIQUE (tenant, project, principal, kind, believed)
) STRICT;

CREATE TABLE vocabulary (
    place INTEGER NOT NULL REFERENCES place (number),
    term TEXT NOT NULL,
    documents INTEGER NOT NULL,
    PRIMARY KEY (place, term)
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE search USING fts5 (tokens, tokenize = 'ascii', detail = none, columnsize = 0);

INSERT INTO search (search, rank) VALUES ('secure-delete', 1);

-- Version 7: what happened in sessions, added up.

CREATE TABLE tally (
    tenant TEXT NOT NULL,
    principal TEXT NOT NULL,
    project TEXT NOT NULL DEFAULT '',
    kind TEXT NOT NULL,
    code TEXT NOT NULL DEFAULT '',
    n INTEGER NOT NULL CHECK (n > 0),
    PRIMARY KEY (tenant, principal, project, kind, code)
) STRICT, WITHOUT ROWID;

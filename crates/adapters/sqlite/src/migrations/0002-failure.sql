-- Version 2: what marks the failure that a lesson is about, and the way from there to the lesson.

ALTER TABLE episode ADD COLUMN failure TEXT CHECK (length(failure) = 32);

CREATE INDEX episode_failure ON episode (tenant, project, failure, outcome, number) WHERE failure IS NOT NULL;

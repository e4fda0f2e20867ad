-- Version 3: how the agent worded a lesson, a claim beside what evidence says. Empty where it did not.

ALTER TABLE episode ADD COLUMN worded_task TEXT NOT NULL DEFAULT '';
ALTER TABLE episode ADD COLUMN worded_observation TEXT NOT NULL DEFAULT '';
ALTER TABLE episode ADD COLUMN worded_decision TEXT NOT NULL DEFAULT '';
ALTER TABLE episode ADD COLUMN worded_applicability TEXT NOT NULL DEFAULT '';

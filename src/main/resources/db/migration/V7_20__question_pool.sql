-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Of how many of the set's questions each learner is asked; null for all of them. Which they are stands in sitting_question.
alter table assignment add column drawn integer;

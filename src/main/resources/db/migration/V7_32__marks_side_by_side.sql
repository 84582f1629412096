-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Whether a mark for an answer in words is what the instructors agreed on. Until now the last one counted, whoever gave it: where
-- two have marked, that is what they agreed on. From now on each instructor's own stands beside the others'.
alter table regrade add column agreed boolean default false not null;
update regrade set agreed = true where sitting is not null and exists (select 1 from regrade other
    where other.sitting = regrade.sitting and other.original = regrade.original and other.regraded_by <> regrade.regraded_by);

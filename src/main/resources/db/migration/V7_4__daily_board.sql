-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Since when a learner shows the results of the daily hands to those learners of the class who show theirs; empty: not at all.
alter table class_member add column daily_board_since timestamp with time zone;

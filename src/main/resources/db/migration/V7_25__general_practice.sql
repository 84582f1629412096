-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Whether an answer is held against general practice where no book speaks; else every sensible one counts in full.
alter table assignment add column practice_counts boolean default false not null;

-- True where no book spoke and the grade is general practice's alone; false until there is a grade.
alter table sitting_answer add column by_practice boolean default false not null;

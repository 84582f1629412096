-- Standard SQL only: H2 and PostgreSQL run the same file.

-- The questions of a day as they were first made: whatever changes in the rules, a day keeps its questions.
create table daily_question (
    played_on date not null,
    number integer not null,
    decision varchar(100) not null,
    position_json varchar(20000) not null,
    recipe integer not null,
    made_at timestamp with time zone not null,
    primary key (played_on, number)
);

-- Standard SQL only: H2 and PostgreSQL run the same file.

-- The day whose daily hand an attempt answered.
alter table attempt add column played_on date;

create index attempt_by_day on attempt (played_on, question);

-- How many reviews a learner wants in a day; the default where there is no row.
create table study_setting (
    learner uuid primary key references learner (id),
    reviews_a_day integer not null
);

-- What a learner has put off. When a skill is due is kept nowhere: the attempts tell it.
create table review_snooze (
    learner uuid not null references learner (id),
    skill varchar(310) not null,
    until timestamp with time zone not null,
    primary key (learner, skill)
);

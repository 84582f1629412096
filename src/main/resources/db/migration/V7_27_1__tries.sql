-- Standard SQL only: H2 and PostgreSQL run the same file.

-- What each try at a question earns of its points, in percent, the first first: '100 50 25'. One try is as it always was.
alter table assignment add column try_percents varchar(40) default '100' not null;

-- Which try the answer is that stands, from 1; and whether it is not right and may be given again.
alter table sitting_answer add column tried integer default 1 not null;
alter table sitting_answer add column again boolean default false not null;

-- The tries before the answer that stands.
create table sitting_try (
    sitting uuid not null references sitting (id) on delete cascade,
    number integer not null,
    tried integer not null,
    answer_json varchar(20000) not null,
    grade varchar(10),
    rule_id varchar(200),
    by_practice boolean default false not null,
    taken_millis bigint not null,
    answered_at timestamp with time zone not null,
    primary key (sitting, number, tried)
);

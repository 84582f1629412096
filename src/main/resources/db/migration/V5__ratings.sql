-- Standard SQL only: H2 and PostgreSQL run the same file.

-- How hard the deals of a skill are, and how strong a learner is in it: Glicko-2.
create table item_rating (
    skill varchar(310) primary key,
    rating double precision not null,
    deviation double precision not null,
    volatility double precision not null,
    answers integer not null
);

create table learner_rating (
    learner uuid not null references learner (id),
    skill varchar(310) not null,
    rating double precision not null,
    deviation double precision not null,
    volatility double precision not null,
    answers integer not null,
    primary key (learner, skill)
);

-- Attempts that no rating has taken note of. A row comes with its attempt, in one transaction, and goes with the rating:
-- where the process ends in between, the rating is made up for later.
create table attempt_to_rate (
    attempt bigint primary key references attempt (id)
);

insert into attempt_to_rate (attempt) select id from attempt where rule_id is not null;

create index attempt_by_decision on attempt (learner, decision);

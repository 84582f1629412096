-- Standard SQL only: H2 and PostgreSQL run the same file.

-- How long a sitting may take from its first opening, in minutes; null for no limit.
alter table assignment add column limit_minutes integer;

-- More minutes for one learner, in every sitting of an assignment.
create table assignment_minutes (
    assignment uuid not null references assignment (id) on delete cascade,
    learner uuid not null references learner (id),
    minutes integer not null,
    given_at timestamp with time zone not null,
    primary key (assignment, learner)
);

create index assignment_minutes_by_learner on assignment_minutes (learner);

-- Standard SQL only: H2 and PostgreSQL run the same file.

-- A lesson that a class has together, and how it stands: whichever trainer reads it can carry on.
create table live_lesson (
    id uuid primary key,
    classroom uuid not null references classroom (id) on delete cascade,
    title varchar(80) not null,
    -- What learners type; null once the lesson is over, so that the code is free again.
    code varchar(4) unique,
    phase varchar(10) not null,
    -- The question at hand, and the last whose verdict was told; 0 before the first.
    question integer not null,
    step integer not null,
    told integer not null,
    looking_back boolean not null,
    paused boolean default false not null,
    -- Since when time does not run.
    stopped_at timestamp with time zone,
    closes_at timestamp with time zone,
    seconds integer,
    names_shown boolean not null,
    names_locked boolean not null,
    begun_at timestamp with time zone not null,
    changed_at timestamp with time zone not null,
    ended_at timestamp with time zone
);

create index live_lesson_by_classroom on live_lesson (classroom);

-- Its questions in the order asked; those that are only planned have no asked_at.
create table live_question (
    lesson uuid not null references live_lesson (id) on delete cascade,
    number integer not null,
    decision varchar(100) not null,
    position_json varchar(20000) not null,
    points integer not null,
    note varchar(400),
    expected_json varchar(20000),
    reason varchar(1000),
    asked_at timestamp with time zone,
    told_at timestamp with time zone,
    skipped boolean not null,
    primary key (lesson, number)
);

-- Who takes part: a learner, with an account or known by the browser, under a name that nobody else has in the lesson.
create table live_seat (
    id uuid primary key,
    lesson uuid not null references live_lesson (id) on delete cascade,
    learner uuid not null references learner (id),
    name varchar(40) not null,
    joined_at timestamp with time zone not null,
    removed_at timestamp with time zone,
    unique (lesson, learner)
);

create index live_seat_by_learner on live_seat (learner);

-- One answer for each seat and question; graded when its verdict is told.
create table live_answer (
    seat uuid not null references live_seat (id) on delete cascade,
    number integer not null,
    answer_json varchar(20000) not null,
    grade varchar(10),
    rule_id varchar(200),
    taken_millis bigint not null,
    answered_at timestamp with time zone not null,
    primary key (seat, number)
);

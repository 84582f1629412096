-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Classes.
create table classroom (
    id uuid primary key,
    name varchar(80) not null,
    time_zone varchar(60) not null,
    join_code varchar(12) not null unique,
    join_open boolean default true not null,
    since timestamp with time zone not null,
    archived_at timestamp with time zone
);

-- Who belongs to a class, as instructor or learner. Whoever left keeps the row, and the gradebook its history.
create table class_member (
    classroom uuid not null references classroom (id),
    learner uuid not null references learner (id),
    part varchar(10) not null,
    name varchar(80) not null,
    joined_at timestamp with time zone not null,
    left_at timestamp with time zone,
    primary key (classroom, learner)
);

create index class_member_by_learner on class_member (learner);

-- Names on an imported roster that no account has taken yet; the link is the only way to take one.
create table class_invitation (
    id uuid primary key,
    classroom uuid not null references classroom (id),
    name varchar(80) not null,
    email varchar(254),
    token_hash varchar(64) not null unique,
    made_at timestamp with time zone not null
);

-- Sets that instructors make. A set outlives its authors where it has been assigned: authors stand in a table of their own.
create table problem_set (
    id uuid primary key,
    draft_json varchar(500000) not null,
    revision integer not null,
    share_token varchar(64) unique,
    changed_at timestamp with time zone not null,
    archived_at timestamp with time zone
);

create table problem_set_author (
    problem_set uuid not null references problem_set (id),
    learner uuid not null references learner (id),
    primary key (problem_set, learner)
);

create index problem_set_author_by_learner on problem_set_author (learner);

-- What was assigned: never changed after it was made.
create table problem_set_version (
    id uuid primary key,
    problem_set uuid not null references problem_set (id),
    number integer not null,
    title varchar(80) not null,
    about varchar(400) not null,
    made_at timestamp with time zone not null,
    unique (problem_set, number)
);

-- The questions of a version, each with the position that was dealt when the version was made.
create table problem_set_question (
    version uuid not null references problem_set_version (id),
    number integer not null,
    decision varchar(100) not null,
    position_json varchar(20000) not null,
    -- How to deal it afresh; null for a position that was written out.
    deal_json varchar(2000),
    points integer not null,
    note varchar(400),
    hint boolean not null,
    -- The answers that count as right where the author overrules the trainer, a JSON array; and why.
    expected_json varchar(20000),
    reason varchar(1000),
    primary key (version, number)
);

create table assignment (
    id uuid primary key,
    classroom uuid not null references classroom (id),
    version uuid not null references problem_set_version (id),
    title varchar(80) not null,
    opens_at timestamp with time zone not null,
    due_at timestamp with time zone not null,
    sittings_allowed integer not null,
    counted varchar(10) not null,
    feedback varchar(20) not null,
    shuffled boolean not null,
    deals varchar(10) not null,
    late varchar(10) not null,
    late_until timestamp with time zone,
    late_percent integer not null,
    early_until timestamp with time zone,
    early_percent integer not null,
    revision integer not null,
    made_at timestamp with time zone not null,
    withdrawn_at timestamp with time zone
);

create index assignment_by_classroom on assignment (classroom);

create table assignment_extension (
    assignment uuid not null references assignment (id),
    learner uuid not null references learner (id),
    due_at timestamp with time zone not null,
    reason varchar(400) not null,
    given_at timestamp with time zone not null,
    primary key (assignment, learner)
);

-- One go of a learner at an assignment. Practice after the close counts for nothing.
create table sitting (
    id uuid primary key,
    assignment uuid not null references assignment (id),
    learner uuid not null references learner (id),
    number integer not null,
    practice boolean not null,
    started_at timestamp with time zone not null,
    submitted_at timestamp with time zone,
    -- When the verdicts were told and the answers became the learner's attempts.
    told_at timestamp with time zone,
    unique (assignment, learner, number)
);

create index sitting_by_learner on sitting (learner);

-- The questions of a sitting in the order asked; original is the question's number in the version.
create table sitting_question (
    sitting uuid not null references sitting (id) on delete cascade,
    number integer not null,
    original integer not null,
    decision varchar(100) not null,
    position_json varchar(20000) not null,
    primary key (sitting, number)
);

-- The answer of a question as it stands; graded once it counts.
create table sitting_answer (
    sitting uuid not null references sitting (id) on delete cascade,
    number integer not null,
    answer_json varchar(20000) not null,
    grade varchar(10),
    rule_id varchar(200),
    taken_millis bigint not null,
    answered_at timestamp with time zone not null,
    primary key (sitting, number)
);

-- Credits that an instructor gave other than the marking did; only ever added to. A row without sitting holds for every
-- sitting in which the question was answered so. The name stays when the instructor's account goes.
create table regrade (
    id bigint generated by default as identity primary key,
    assignment uuid not null references assignment (id),
    original integer not null,
    sitting uuid references sitting (id) on delete cascade,
    answer_json varchar(20000),
    percent integer not null,
    reason varchar(1000) not null,
    regraded_by varchar(80) not null,
    regraded_at timestamp with time zone not null
);

create index regrade_by_assignment on regrade (assignment);

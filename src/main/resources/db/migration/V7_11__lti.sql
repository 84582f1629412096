-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Learning platforms whose users the trainer takes (LTI 1.3). Lists are one entry a line.
create table lti_platform (
    id uuid primary key,
    name varchar(80) not null,
    issuer varchar(300) not null,
    client_id varchar(255) not null,
    authorization_url varchar(1000) not null,
    token_url varchar(1000) not null,
    keys_url varchar(1000) not null,
    -- Whom the platform expects a request for a token to speak to; null for the address of its tokens.
    audience varchar(1000),
    -- Origins of its services and frames beside those of the addresses above.
    origins varchar(4000) not null,
    deployments varchar(4000) not null,
    -- Of the classes that are made for its courses.
    time_zone varchar(60) not null,
    made_at timestamp with time zone not null,
    unique (issuer, client_id)
);

-- The trainer's own pairs of keys; the one that is not retired signs.
create table lti_key (
    id varchar(64) primary key,
    pair_json varchar(8000) not null,
    made_at timestamp with time zone not null,
    retired_at timestamp with time zone
);

-- Logins under way, each for one browser and good once.
create table lti_login (
    state_hash varchar(64) primary key,
    nonce_hash varchar(64) not null,
    browser_hash varchar(64) not null,
    platform uuid not null references lti_platform (id) on delete cascade,
    hints_json varchar(20000) not null,
    expires_at timestamp with time zone not null,
    used boolean not null
);

create index lti_login_by_time on lti_login (expires_at);

-- Tokens by which an administrator lets a platform register itself, each good once and at these origins, one a line.
create table lti_invitation (
    token_hash varchar(64) primary key,
    origins varchar(4000) not null,
    time_zone varchar(60) not null,
    expires_at timestamp with time zone not null
);

-- Which class belongs to a course.
create table lti_context (
    id uuid primary key,
    platform uuid not null references lti_platform (id) on delete cascade,
    deployment varchar(255) not null,
    context varchar(255) not null,
    classroom uuid not null references classroom (id) on delete cascade,
    members_url varchar(2000),
    unique (platform, deployment, context)
);

create index lti_context_by_classroom on lti_context (classroom);

-- Which assignment belongs to an activity in a course, and where its scores go.
create table lti_link (
    id uuid primary key,
    context uuid not null references lti_context (id) on delete cascade,
    resource varchar(255) not null,
    assignment uuid references assignment (id) on delete cascade,
    line_item_url varchar(2000),
    line_items_url varchar(2000),
    scopes varchar(2000) not null,
    unique (context, resource)
);

create index lti_link_by_assignment on lti_link (assignment);

-- Scores that a platform is to be told: one row for each learner and activity, what is told is counted when it is sent.
create table lti_score (
    link uuid not null references lti_link (id) on delete cascade,
    learner uuid not null references learner (id),
    changes integer not null,
    -- When to try next; null once the platform knows.
    next_at timestamp with time zone,
    tries integer not null,
    fault varchar(400),
    -- What the platform was told last, and the time that stood in it.
    sent_text varchar(200),
    sent_at timestamp with time zone,
    primary key (link, learner)
);

create index lti_score_by_learner on lti_score (learner);
create index lti_score_by_time on lti_score (next_at);

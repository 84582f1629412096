-- Standard SQL only: H2 and PostgreSQL run the same file.

-- A learner with an account. Names are unique as name_key, in small letters; an address may stand on several accounts, so
-- that nobody can find out by registering whether it is on one.
create table account (
    learner uuid primary key references learner (id),
    name varchar(40) not null,
    name_key varchar(80) not null unique,
    email varchar(254),
    email_key varchar(254),
    password_hash varchar(200),
    role varchar(20) not null,
    disabled boolean default false not null,
    -- Sign-ins under an older version are over.
    version integer default 1 not null,
    since timestamp with time zone not null,
    signed_in_at timestamp with time zone
);

create index account_by_email on account (email_key);

-- Who an account's owner is at a sign-in provider.
create table account_identity (
    issuer varchar(300) not null,
    subject varchar(255) not null,
    learner uuid not null references account (learner) on delete cascade,
    primary key (issuer, subject)
);

create index account_identity_by_learner on account_identity (learner);

-- Links that open a door once: for the first administrator, or for a new password.
create table account_link (
    token_hash varchar(64) primary key,
    purpose varchar(20) not null,
    learner uuid references account (learner) on delete cascade,
    expires_at timestamp with time zone not null
);

create index account_link_by_learner on account_link (learner);

-- Secrets of this trainer, made at its first start.
create table trainer_secret (
    name varchar(40) primary key,
    secret varchar(100) not null
);

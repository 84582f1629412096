-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Who wishes to be reminded of what is due, and when; nobody is who has not asked for it.
create table reminder (
    learner uuid primary key references learner (id),
    -- On the learner's own clock, 0 to 23.
    at_hour integer not null,
    time_zone varchar(60) not null,
    -- When to look next whether something is due.
    next_at timestamp with time zone not null,
    -- The learner's day of the last look: there is one a day.
    looked_on date
);

create index reminder_by_time on reminder (next_at);

-- Browsers that asked to be sent reminders, each at an address of its maker's push service and with keys of its own.
create table push_subscription (
    endpoint_hash varchar(64) primary key,
    learner uuid not null references learner (id),
    endpoint varchar(2000) not null,
    p256dh varchar(100) not null,
    auth varchar(40) not null,
    made_at timestamp with time zone not null
);

create index push_subscription_by_learner on push_subscription (learner);

-- The trainer's own pair of keys, by which push services know it again; made once, one row.
create table push_key (
    id integer primary key,
    public_key varchar(200) not null,
    private_key varchar(400) not null,
    made_at timestamp with time zone not null
);

-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Sign-ins, each of one browser, found again by any trainer on this database. The browser's cookie has the series and the token.
create table account_sign_in (
    series_hash varchar(64) primary key,
    learner uuid not null references account (learner) on delete cascade,
    token_hash varchar(64) not null,
    -- The token before, which is good until the browser has shown that it has the present one.
    earlier_hash varchar(64),
    -- The account's at sign-in; under another it is over.
    version integer not null,
    -- "Keep me signed in."
    kept boolean not null,
    -- Whose pages may show it in a frame: of a learning platform that launched it there.
    framers varchar(4000),
    since timestamp with time zone not null,
    token_at timestamp with time zone not null,
    seen_at timestamp with time zone not null
);

create index account_sign_in_by_learner on account_sign_in (learner);

-- How often something was done lately, for limits that several trainers count together: when all of it is forgiven.
create table allowance (
    key_hash varchar(64) primary key,
    free_at timestamp with time zone not null
);

create index allowance_by_time on allowance (free_at);

-- The cookie that was signed with it is no more.
drop table trainer_secret;

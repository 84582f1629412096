-- Standard SQL only: H2 and PostgreSQL run the same file.

-- What an instructor says to a learner about a sitting; number 0 is the sitting as a whole. The name stays when the
-- instructor's account goes.
create table sitting_comment (
    sitting uuid not null references sitting (id) on delete cascade,
    number integer not null,
    said varchar(2000) not null,
    said_by varchar(80) not null,
    said_at timestamp with time zone not null,
    primary key (sitting, number)
);

-- Standard SQL only: H2 and PostgreSQL run the same file.

-- What those who run a class say to all of it. A message goes with whoever wrote it.
create table class_message (
    id uuid primary key,
    classroom uuid not null references classroom (id) on delete cascade,
    said_by uuid not null references learner (id),
    said varchar(2000) not null,
    said_at timestamp with time zone not null
);

create index class_message_by_classroom on class_message (classroom, said_at);
create index class_message_by_writer on class_message (said_by);

-- Standard SQL only: H2 and PostgreSQL run the same file.

-- What an instructor notes for the instructors of a class about a learner, or about one sitting of the learner. The name stays
-- when the instructor's account goes.
create table private_note (
    id uuid primary key,
    classroom uuid not null references classroom (id) on delete cascade,
    learner uuid not null references learner (id),
    sitting uuid references sitting (id) on delete cascade,
    said varchar(2000) not null,
    said_by varchar(80) not null,
    said_at timestamp with time zone not null
);

create index private_note_by_learner on private_note (learner, classroom);
create index private_note_by_classroom on private_note (classroom);
create index private_note_by_sitting on private_note (sitting);

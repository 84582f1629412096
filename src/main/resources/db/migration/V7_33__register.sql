-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Who was there on a day, where an instructor put the register right by hand or kept it without a live lesson. The name stays
-- when the instructor's account goes.
create table class_attendance (
    classroom uuid not null references classroom (id) on delete cascade,
    learner uuid not null references learner (id),
    held_on date not null,
    presence varchar(10) not null,
    noted_by varchar(80) not null,
    noted_at timestamp with time zone not null,
    primary key (classroom, learner, held_on)
);

create index class_attendance_by_learner on class_attendance (learner);

-- Lessons that a learner was found to know without having read them.
create table lesson_known (
    learner uuid not null references learner (id),
    lesson varchar(200) not null,
    known_at timestamp with time zone not null,
    primary key (learner, lesson)
);

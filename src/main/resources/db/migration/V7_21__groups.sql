-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Groups of a class; a learner may be in several.
create table class_group (
    id uuid primary key,
    classroom uuid not null references classroom (id) on delete cascade,
    name varchar(80) not null,
    name_key varchar(80) not null,
    unique (classroom, name_key)
);

create table class_group_member (
    class_group uuid not null references class_group (id) on delete cascade,
    learner uuid not null references learner (id),
    primary key (class_group, learner)
);

create index class_group_member_by_learner on class_group_member (learner);

-- Whom an assignment is for: the whole class, or these groups and learners.
alter table assignment add column for_all boolean default true not null;

create table assignment_group (
    assignment uuid not null references assignment (id) on delete cascade,
    class_group uuid not null references class_group (id) on delete cascade,
    primary key (assignment, class_group)
);

create index assignment_group_by_group on assignment_group (class_group);

create table assignment_learner (
    assignment uuid not null references assignment (id) on delete cascade,
    learner uuid not null references learner (id),
    primary key (assignment, learner)
);

create index assignment_learner_by_learner on assignment_learner (learner);

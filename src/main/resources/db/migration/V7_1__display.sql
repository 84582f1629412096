-- Standard SQL only: H2 and PostgreSQL run the same file.

-- How a learner wants cards and pages to look; the usual where there is no row.
create table display_setting (
    learner uuid primary key references learner (id),
    four_colours boolean not null,
    large_print boolean not null,
    left_handed boolean not null,
    light varchar(10) not null
);

-- Standard SQL only: H2 and PostgreSQL run the same file.

-- What a class plays otherwise than the books' rules ask: each change makes a version, which stays as it is.
create table class_figures (
    id uuid primary key,
    classroom uuid not null references classroom (id),
    number integer not null,
    -- A JSON array: of each figure the rule, which of its figures and the range, and why.
    figures_json varchar(30000) not null,
    made_at timestamp with time zone not null,
    unique (classroom, number)
);

-- The figures that an assignment was given with; none where there were none by then.
create table assignment_figures (
    assignment uuid primary key references assignment (id),
    figures uuid not null references class_figures (id)
);

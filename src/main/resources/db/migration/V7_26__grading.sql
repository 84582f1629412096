-- Standard SQL only: H2 and PostgreSQL run the same file.

-- How many times an assignment counts in the total of its class; 0 for not at all.
alter table assignment add column weight integer default 1 not null;

-- What the total of a class is made of beside the weights, and with how much of it the class is passed. A class without a row
-- drops nothing and has no pass mark.
create table class_grading (
    classroom uuid primary key references classroom (id) on delete cascade,
    pass_percent integer,
    dropped integer not null
);

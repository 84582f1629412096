-- Standard SQL but for bytea, which H2 and PostgreSQL both have: they run the same file.

-- Pictures of the pages that those who run a class write, written anew by the trainer without what a camera puts beside them.
create table class_picture (
    page uuid not null references class_page (id) on delete cascade,
    -- By which the text of the page names it.
    number integer not null,
    kind varchar(10) not null,
    width integer not null,
    height integer not null,
    content bytea not null,
    primary key (page, number)
);

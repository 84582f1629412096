-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Pages that those who run a class write for it. What is written is a draft; the class reads what was shown last.
create table class_page (
    id uuid primary key,
    classroom uuid not null references classroom (id) on delete cascade,
    -- Its place among the pages of its class, from the first.
    place integer not null,
    -- Counts the times the draft was saved.
    revision integer not null,
    title varchar(80) not null,
    body varchar(40000) not null,
    changed_at timestamp with time zone not null,
    -- As the class reads it; null while it is hidden.
    shown_title varchar(80),
    shown_body varchar(40000),
    shown_at timestamp with time zone
);

create index class_page_by_classroom on class_page (classroom, place);

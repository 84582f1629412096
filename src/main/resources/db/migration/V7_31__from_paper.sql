-- Standard SQL only: H2 and PostgreSQL run the same file.

-- A sitting whose answers were given on paper: which instructor types or typed them in, and when. The name stays when the
-- instructor's account goes.
alter table sitting add column typed_by varchar(80);
alter table sitting add column typed_at timestamp with time zone;

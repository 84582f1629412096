-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Whether a finger plays a card with its first tap; usually the first lifts it and the second plays it.
alter table display_setting add column one_tap boolean default false not null;

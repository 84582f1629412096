-- Standard SQL only: H2 and PostgreSQL run the same file.

-- Whether a card that falls is heard; usually the table is silent.
alter table display_setting add column sound boolean default false not null;

-- Standard SQL only: H2 and PostgreSQL run the same file.

-- The network on which the board of a lesson that goes on was opened last.
alter table live_lesson add column board_network varchar(64);

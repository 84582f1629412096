-- Standard SQL only: H2 and PostgreSQL run the same file.

-- By what a board that is bid and played is credited: its share of par, match points in the class, or imps against par.
alter table assignment add column board_credit varchar(20) default 'imps' not null;

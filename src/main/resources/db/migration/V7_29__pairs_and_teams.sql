-- Standard SQL only: H2 and PostgreSQL run the same file.

-- What a group is: one that is assigned something of its own, a pair that is one at the table, or a team that is counted together.
alter table class_group add column kind varchar(10) default 'group' not null;

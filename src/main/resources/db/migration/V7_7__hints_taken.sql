-- How many hints were taken before an answer; none in what was answered before hints were counted.
alter table attempt add column hints smallint default 0 not null;

-- What the terms counted for a sitting's time, in percent of its points, when it was handed in: a later change of the terms
-- takes nothing of it away. Null while it is open, for practice, and where it was handed in before this was kept.
alter table sitting add column standing_percent integer;

-- A regrade may hold for the answers that one rule decided, and may take a question out of the score: percent is null then.
alter table regrade add column rule_id varchar(200);
alter table regrade alter column percent drop not null;

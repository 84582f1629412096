-- Standard SQL only: H2 and PostgreSQL run the same file.

-- What a learner has given so far of an answer that is given step by step, such as the cards of a hand that is played to its
-- end: where it is asked, and the record as it stands.
create table answer_under_way (
    learner uuid not null references learner (id),
    place varchar(120) not null,
    answer_json varchar(2000) not null,
    kept_at timestamp with time zone not null,
    primary key (learner, place)
);

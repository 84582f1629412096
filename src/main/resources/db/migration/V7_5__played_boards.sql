-- Standard SQL only: H2 and PostgreSQL run the same file.

-- What a learner made of a duplicate board the first time he finished it; the board is its cards, dealer and vulnerability.
create table played_board (
    learner uuid not null references learner (id),
    board varchar(100) not null,
    contract varchar(8) not null,
    declarer varchar(1) not null,
    tricks integer not null,
    score integer not null,
    played_at timestamp with time zone not null,
    primary key (learner, board)
);

create index played_board_board on played_board (board);

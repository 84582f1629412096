-- Standard SQL only: H2 and PostgreSQL run the same file.

-- What is to be sent by mail, and what was. What a mail says is written when it is sent, so that it is never old, and no link
-- that opens something is stored.
create table mail (
    -- What it is about and for whom; there is one mail for each.
    occasion varchar(120) primary key,
    learner uuid references learner (id),
    -- One of these.
    invitation uuid references class_invitation (id) on delete cascade,
    message uuid references class_message (id) on delete cascade,
    assignment uuid references assignment (id) on delete cascade,
    made_at timestamp with time zone not null,
    -- When to try next; null once it is sent, or not sent for good.
    next_at timestamp with time zone,
    tries integer not null,
    fault varchar(400),
    sent_at timestamp with time zone
);

create index mail_by_time on mail (next_at);
create index mail_by_learner on mail (learner);
create index mail_by_invitation on mail (invitation);
create index mail_by_message on mail (message);
create index mail_by_assignment on mail (assignment);

-- Who has been written to, and whether they wish it. The token stands in every mail and does nothing but switch mails off or on.
create table mail_wish (
    learner uuid primary key references learner (id),
    token varchar(64) not null unique,
    off_at timestamp with time zone
);

-- How long before it is due those who have not handed in are reminded; 0 for never.
alter table assignment add column reminder_hours integer default 24 not null;

-- Money that is moved to providers which keep it for members, and back.

create table game_transfers (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references members on delete restrict,
  connection text not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  state text not null default 'sent' check (state in ('sent', 'unknown', 'done', 'refused')),
  asked_at timestamptz not null,
  looks integer not null default 0 check (looks >= 0),
  next_look_at timestamptz not null,
  settled_at timestamptz,
  check ((settled_at is null) = (state in ('sent', 'unknown')))
);
comment on table game_transfers is
  'Every move of money between a member''s cash and a provider that keeps it, written before the provider is asked; id is the transaction id that the provider is told, at first and at every look. Money on its way in has left cash; money on its way out has not arrived.';
create unique index game_transfers_one_at_a_time on game_transfers (member_id, connection)
  where state in ('sent', 'unknown');
create index game_transfers_due on game_transfers (next_look_at) where state in ('sent', 'unknown');
create index game_transfers_of_member on game_transfers (member_id, asked_at desc);

create table game_money (
  member_id bigint not null references members on delete restrict,
  connection text not null,
  balance bigint not null check (balance >= 0),
  seen_at timestamptz not null,
  primary key (member_id, connection)
);
comment on table game_money is
  'What a member has at a provider that keeps money, as that provider last said; what it wins and loses there is its own book.';

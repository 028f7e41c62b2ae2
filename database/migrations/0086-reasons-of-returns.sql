create table member_return_reasons (
  member_id bigint not null references members (id) on delete cascade,
  asked_at timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  primary key (member_id, asked_at)
);
comment on table member_return_reasons is
  'Why a self-excluded member asked to play again; apart from the break, which never changes, so that an erasure can overwrite it.';

-- The stored answers of calls that move money or promise to.

create table idempotent_answers (
  member_id bigint not null references members on delete cascade,
  call text not null,
  key_hash bytea not null check (length(key_hash) = 32),
  body_hash bytea not null check (length(body_hash) = 32),
  answer jsonb,
  written_at timestamptz not null default now(),
  primary key (member_id, call, key_hash)
);
comment on table idempotent_answers is
  'What a call answered the first time its Idempotency-Key came, written in the transaction of the act. Rows older than thirty days are swept.';
create index idempotent_answers_age on idempotent_answers (written_at);

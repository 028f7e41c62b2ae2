-- What members commit themselves to is recorded with each change, and the seals sign the records.
create table ledger_commitments (
  id bigint generated always as identity primary key,
  subject text not null check (subject ~ '^(break|limit):'),
  state jsonb not null,
  recorded_at timestamptz not null default clock_timestamp()
);
comment on table ledger_commitments is
  'Each state of a member''s break or limit, in the order of its changes; moments are microseconds since 1970. Written by ledger_commitments_record, chained and signed by the seals, never changed.';
create index ledger_commitments_of_subject on ledger_commitments (subject, id);

create table ledger_unsealed_commitments (
  id bigint primary key references ledger_commitments on delete restrict
);
comment on table ledger_unsealed_commitments is
  'Records of commitments that wait for a seal; removed with the seal that covers them.';

alter table ledger_seals
  add column commitment_ids bigint[] not null default '{}',
  add column commitment_head bytea check (length(commitment_head) = 32);
comment on column ledger_seals.commitment_ids is
  'The records of commitments that this seal covers, in the order of their links, which follow those of audit rows.';
comment on column ledger_seals.commitment_head is
  'The newest link of their chain; null until the first record was sealed.';

-- Commitments from before are recorded as they are now.
insert into ledger_commitments (subject, state)
select 'break:' || b.id, jsonb_build_object(
  'member', b.member_id, 'term', b.term, 'startedAt', extract(epoch from b.started_at) * 1000000,
  'endsAt', extract(epoch from b.ends_at) * 1000000,
  'returnAskedAt', extract(epoch from b.return_asked_at) * 1000000,
  'returnsAt', extract(epoch from b.returns_at) * 1000000,
  'endedAt', extract(epoch from b.ended_at) * 1000000)
from member_breaks b order by b.id;
insert into ledger_commitments (subject, state)
select concat_ws('/', 'limit:' || l.bucket, l.account_id, l.kind, l.period), jsonb_build_object(
  'amount', l.amount, 'changedAt', extract(epoch from l.changed_at) * 1000000,
  'raiseTo', l.raise_to, 'raiseAskedAt', extract(epoch from l.raise_asked_at) * 1000000,
  'raiseReadyAt', extract(epoch from l.raise_ready_at) * 1000000,
  'raiseLapsesAt', extract(epoch from l.raise_lapses_at) * 1000000)
from ledger_limits l order by l.bucket, l.account_id, l.kind, l.period;
insert into ledger_unsealed_commitments select id from ledger_commitments;

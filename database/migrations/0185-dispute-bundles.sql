-- What the product knows about a disputed record, put together once and signed by the worker.
create table dispute_bundles (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  subject text not null check (subject in ('round', 'payment', 'exclusion')),
  record text not null,
  made_by bigint not null references operators on delete restrict,
  made_at timestamptz not null,
  head text not null,
  parts text not null,
  key_id text references ledger_seal_keys on delete restrict,
  signature bytea,
  check ((key_id is null) = (signature is null))
);
comment on table dispute_bundles is
  'Bundles about disputed records. parts is a JSON object of named texts, head the text with their hashes that is signed; key_id and signature are null until the worker has signed it.';
create index dispute_bundles_of_member on dispute_bundles (member_id, id);
create index dispute_bundles_unsigned on dispute_bundles (id) where signature is null;
create index dispute_bundles_by_age on dispute_bundles (made_at);

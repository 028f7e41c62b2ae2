-- What a bank says came in: files that operators import, and their lines, each stored once.

alter table payment_receiving_accounts
  add column time_zone text not null default 'Asia/Seoul';
comment on table payment_receiving_accounts is
  'The operator''s bank accounts that deposits go to; the first one in use is told. A reference is the prefix, a hyphen and six characters of its own. time_zone is that of the bank''s statements.';

create table payment_statement_imports (
  id bigint generated always as identity primary key,
  receiving_account_id integer not null references payment_receiving_accounts on delete restrict,
  file_name text not null check (char_length(file_name) between 1 and 200),
  file_hash bytea not null check (length(file_hash) = 32),
  encoding text not null check (encoding in ('utf-8', 'euc-kr')),
  added integer not null check (added >= 0),
  known integer not null check (known >= 0),
  imported_by bigint not null references operators on delete restrict,
  imported_at timestamptz not null
);
comment on table payment_statement_imports is
  'Bank files that operators imported: which file (SHA-256), for which account, by whom, how many of its incoming lines were new and how many were known already.';

create table payment_statement_lines (
  id bigint generated always as identity primary key,
  import_id bigint not null references payment_statement_imports on delete restrict,
  receiving_account_id integer not null references payment_receiving_accounts on delete restrict,
  fingerprint bytea not null check (length(fingerprint) = 32),
  line integer not null check (line > 0),
  booked_at timestamptz not null,
  has_time boolean not null,
  amount bigint not null check (amount > 0),
  sender text not null check (char_length(sender) <= 200),
  memo text not null check (char_length(memo) <= 400),
  deposit_id bigint constraint payment_statement_lines_one_deposit unique
    references payment_requests on delete restrict,
  matched_as text check (matched_as in ('reference', 'chosen')),
  settled_at timestamptz,
  ignored_at timestamptz,
  handled_by bigint references operators on delete restrict,
  unique (receiving_account_id, fingerprint),
  check ((deposit_id is null) = (matched_as is null)),
  check (settled_at is null or deposit_id is not null),
  check (ignored_at is null or deposit_id is null),
  check ((deposit_id is null and ignored_at is null) or handled_by is not null)
);
comment on table payment_statement_lines is
  'Transfers that a bank says came in; amount in ledger units. fingerprint is the SHA-256 of what the bank wrote, so that a file that overlaps another one adds nothing twice. A line belongs to at most one deposit and a deposit to at most one line; it is settled once that deposit is approved, or ignored, with the reason in the audit trail. Where has_time is false, booked_at is the beginning of the day.';
create index payment_statement_lines_open on payment_statement_lines (booked_at, id)
  where settled_at is null and ignored_at is null;
create index payment_statement_lines_settled on payment_statement_lines (id)
  where settled_at is not null;
create index payment_statement_lines_ignored on payment_statement_lines (id)
  where ignored_at is not null;
create index payment_requests_approved_deposits on payment_requests (decided_at desc)
  where kind = 'deposit' and decision = 'approved';

create function payments_follow_deposit() returns trigger
language plpgsql as $$
begin
  if new.status = 'done' then
    update payment_statement_lines set settled_at = new.decided_at where deposit_id = new.id;
  else
    update payment_statement_lines set deposit_id = null, matched_as = null, handled_by = null
    where deposit_id = new.id;
  end if;
  return null;
end
$$;
comment on function payments_follow_deposit is
  'A line is settled with its deposit, and free again when the deposit is cancelled, however that happens.';
create trigger payment_requests_settle_lines
  after update of status on payment_requests
  for each row when (new.kind = 'deposit' and new.status in ('done', 'cancelled')
    and old.status not in ('done', 'cancelled'))
  execute function payments_follow_deposit();

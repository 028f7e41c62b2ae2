create table payment_receiving_accounts (
  id integer generated always as identity primary key,
  bank_name text not null,
  bank_number text not null,
  bank_owner text not null,
  reference_prefix text not null check (reference_prefix ~ '^[A-Z]{1,4}$'),
  position integer not null default 0,
  is_used boolean not null default true,
  time_zone text not null default 'Asia/Seoul',
  version integer not null default 1
);
comment on table payment_receiving_accounts is
  'The operator''s bank accounts that deposits go to; the first one in use is told. A reference is the prefix, a hyphen and six characters of its own. time_zone is that of the bank''s statements.';

create table payment_account_questions (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  receiving_account_id integer not null references payment_receiving_accounts on delete restrict,
  reference text not null unique check (reference ~ '^[A-Z]{1,4}-[A-Z0-9]{6}$'),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > asked_at)
);
comment on table payment_account_questions is
  'Which account was told to whom, with the reference that makes the transfer recognisable. One answer holds until it expires.';
create index payment_account_questions_of_member on payment_account_questions (member_id, id desc);

create table payment_requests (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  status text not null default 'waiting' check (status in ('waiting', 'taken', 'done', 'cancelled')),
  amount bigint not null check (amount > 0),
  receiving_account_id integer references payment_receiving_accounts on delete restrict,
  reference text,
  bank_name text,
  bank_number text,
  bank_owner text,
  asked_at timestamptz not null,
  expires_at timestamptz,
  decided_at timestamptz,
  decision text check (decision in ('approved', 'refused', 'expired', 'withdrawn')),
  memo text check (char_length(memo) between 1 and 400),
  hidden_at timestamptz,
  taken_by bigint references operators on delete restrict,
  decided_by bigint references operators on delete restrict,
  claimed_by bigint references operators on delete restrict,
  claim_ends_at timestamptz,
  held_at timestamptz,
  version integer not null default 1,
  checked_by bigint references operators on delete restrict,
  check ((kind = 'deposit') = (expires_at is not null)),
  constraint payment_requests_check1
    check ((kind = 'withdrawal') = (bank_number is not null and bank_name is not null
      and bank_owner is not null)),
  constraint payment_requests_check2
    check ((status in ('done', 'cancelled')) = (decided_at is not null)),
  constraint payment_requests_check3
    check ((status in ('done', 'cancelled')) = (decision is not null)),
  constraint payment_requests_check4
    check ((status = 'done') = (not decision is distinct from 'approved')),
  constraint payment_requests_check7 check (hidden_at is null or decided_at is not null),
  constraint payment_requests_check5
    check ((decided_by is not null) = (not decision is distinct from 'approved'
      or not decision is distinct from 'refused')),
  constraint payment_requests_check6 check (status <> 'taken' or taken_by is not null),
  constraint payment_requests_check8 check ((claimed_by is null) = (claim_ends_at is null)),
  constraint payment_requests_check9 check (held_at is null or taken_by is not null),
  constraint payment_requests_check10
    check (checked_by is null or not decision is distinct from 'approved'
      and checked_by is distinct from decided_by)
);
comment on table payment_requests is
  'Deposits and withdrawals that members asked for; amount in ledger units. A withdrawal''s money lies in the member''s hold account from the moment it was asked for until it is decided. The bank account is the member''s as it was then. taken_by took it first; claimed_by has it in hand until claim_ends_at; version counts what happened to it, so that an act on an old picture is refused.';
comment on column payment_requests.checked_by is
  'The second operator who agreed; null for what one operator decided alone.';
create unique index payment_requests_one_waiting on payment_requests (member_id, kind)
  where status in ('waiting', 'taken');
create index payment_requests_expiry on payment_requests (expires_at) where status = 'waiting';
create index payment_requests_of_member on payment_requests (member_id, kind, asked_at desc);
create index payment_requests_undecided on payment_requests (kind, asked_at, id)
  where status in ('waiting', 'taken');
create index payment_requests_decided on payment_requests (kind, decided_at desc)
  where status in ('done', 'cancelled');
create index payment_requests_approved_deposits on payment_requests (decided_at desc)
  where kind = 'deposit' and decision = 'approved';
create index payment_requests_all_of_member on payment_requests (member_id, id desc);
create index payment_requests_alone_by_operator on payment_requests (decided_by, decided_at)
  where decision = 'approved' and checked_by is null;
create index payment_requests_alone_by_member on payment_requests (member_id, decided_at)
  where decision = 'approved' and checked_by is null;

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
  deposit_id bigint references payment_requests on delete restrict,
  matched_as text check (matched_as in ('reference', 'chosen')),
  settled_at timestamptz,
  ignored_at timestamptz,
  handled_by bigint references operators on delete restrict,
  constraint payment_statement_lines_one_deposit unique (deposit_id),
  unique (receiving_account_id, fingerprint),
  check ((deposit_id is null) = (matched_as is null)),
  constraint payment_statement_lines_check1 check (settled_at is null or deposit_id is not null),
  constraint payment_statement_lines_check2 check (ignored_at is null or deposit_id is null),
  constraint payment_statement_lines_check3
    check (deposit_id is null and ignored_at is null or handled_by is not null)
);
comment on table payment_statement_lines is
  'Transfers that a bank says came in; amount in ledger units. fingerprint is the SHA-256 of what the bank wrote, so that a file that overlaps another one adds nothing twice. A line belongs to at most one deposit and a deposit to at most one line; it is settled once that deposit is approved, or ignored, with the reason in the audit trail. Where has_time is false, booked_at is the beginning of the day.';
create index payment_statement_lines_open on payment_statement_lines (booked_at, id)
  where settled_at is null and ignored_at is null;
create index payment_statement_lines_settled on payment_statement_lines (id)
  where settled_at is not null;
create index payment_statement_lines_ignored on payment_statement_lines (id)
  where ignored_at is not null;

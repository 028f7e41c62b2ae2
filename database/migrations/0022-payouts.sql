-- A withdrawal is paid when the bank said so: between approval and payment it is a payout.
alter table ledger_house_entries
  drop constraint ledger_house_entries_movement_check,
  add constraint ledger_house_entries_movement_check check (movement between 101 and 112);
alter table ledger_entries
  drop constraint ledger_entries_movement_check,
  add constraint ledger_entries_movement_check
    check ((movement in (2, 3, 5, 6, 7, 9, 11, 14, 15, 17, 19, 21, 22, 23)) and delta > 0
      or (movement in (1, 4, 8, 10, 12, 13, 16, 18, 20)) and delta < 0);
insert into ledger_house_accounts (code) values ('outgoing') on conflict (code) do nothing;

create table payment_files (
  id bigint generated always as identity primary key,
  receiving_account_id integer not null references payment_receiving_accounts on delete restrict,
  layout text not null check (layout in ('pain.001', 'names', 'codes')),
  made_by bigint not null references operators on delete restrict,
  checked_by bigint references operators on delete restrict,
  made_at timestamptz not null,
  sent_at timestamptz,
  check (checked_by is distinct from made_by)
);
comment on table payment_files is
  'Files of payments that staff give to the bank: who made it, who agreed where two are needed, and when it was given to the bank.';
create index payment_files_alone on payment_files (made_by, made_at) where checked_by is null;

create table payment_payouts (
  id bigint generated always as identity primary key,
  request_id bigint not null unique references payment_requests on delete restrict,
  amount bigint not null check (amount > 0),
  state text not null default 'ready'
    check (state in ('ready', 'filed', 'sent', 'settled', 'failed', 'returned')),
  file_id bigint references payment_files on delete restrict,
  made_at timestamptz not null,
  ended_at timestamptz,
  fault text check (fault in ('account_unknown', 'account_closed', 'name_differs', 'limit', 'other')),
  version integer not null default 1,
  check ((state = 'ready') = (file_id is null)),
  check ((state in ('settled', 'failed', 'returned')) = (ended_at is not null)),
  check ((state = 'failed') = (fault is not null))
);
comment on table payment_payouts is
  'Approved withdrawals on their way through the bank; amount in ledger units. The money stays in the member''s hold account until a bank statement shows the payment (settled), or goes back to the member when the bank refused it (failed). A settled one can come back later (returned). A withdrawal without a row was approved before payouts were kept.';
create index payment_payouts_by_state on payment_payouts (state, id);
create index payment_payouts_of_file on payment_payouts (file_id) where file_id is not null;

alter table payment_statement_lines
  add column is_outgoing boolean not null default false,
  add column payout_id bigint references payment_payouts on delete restrict;
alter table payment_statement_lines
  add constraint payment_statement_lines_one_payout unique (payout_id, is_outgoing),
  add constraint payment_statement_lines_of_payout
    check (payout_id is null or deposit_id is null and settled_at is not null),
  drop constraint payment_statement_lines_check1,
  add constraint payment_statement_lines_check1
    check (settled_at is null or deposit_id is not null or payout_id is not null),
  add constraint payment_statement_lines_direction check (not is_outgoing or deposit_id is null);
alter table payment_statement_lines alter column state set expression as (case
  when held_at is not null then 'held'
  when settled_at is null then 'open'
  when payout_id is not null then case when is_outgoing then 'paid' else 'paid_back' end
  when matched_as = 'posted' then 'posted'
  else 'matched' end);
drop index payment_statement_lines_ended;
create index payment_statement_lines_ended on payment_statement_lines (id)
  where state in ('matched', 'posted', 'paid', 'paid_back');
comment on column payment_statement_lines.is_outgoing is
  'Whether the bank paid it out; its amount is positive too.';
comment on column payment_statement_lines.payout_id is
  'The payout that an outgoing line shows as paid, or that an incoming one brought back.';

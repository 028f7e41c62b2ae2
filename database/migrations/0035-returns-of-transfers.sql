-- A transfer that no member is credited with can go back to its sender, as a payment of its own.
alter table ledger_house_entries
  drop constraint ledger_house_entries_movement_check,
  add constraint ledger_house_entries_movement_check check (movement between 101 and 117);
insert into ledger_house_accounts (code) values ('returning') on conflict (code) do nothing;

alter table payment_payouts
  alter column request_id drop not null,
  add column line_id bigint references payment_statement_lines on delete restrict,
  add column bank_name text check (char_length(bank_name) between 1 and 40),
  add column bank_number bytea,
  add column bank_owner text check (char_length(bank_owner) between 1 and 200),
  drop constraint payment_payouts_state_check,
  add constraint payment_payouts_state_check check (state in ('ready', 'filed', 'sent',
    'settled', 'failed', 'returned', 'cancelled')),
  drop constraint payment_payouts_check,
  add constraint payment_payouts_check check ((state in ('ready', 'cancelled')) = (file_id is null)),
  drop constraint payment_payouts_check1,
  add constraint payment_payouts_check1
    check ((state in ('settled', 'failed', 'returned', 'cancelled')) = (ended_at is not null)),
  add constraint payment_payouts_of_one check ((request_id is null) = (line_id is not null)),
  add constraint payment_payouts_cancelled check (state <> 'cancelled' or line_id is not null),
  add constraint payment_payouts_receiver check ((line_id is not null) = (bank_name is not null)
    and (line_id is not null) = (bank_number is not null)
    and (line_id is not null) = (bank_owner is not null));
comment on table payment_payouts is
  'Payments on their way through the bank; amount in ledger units. One of an approved withdrawal (request_id) keeps its money in the member''s hold account until a bank statement shows the payment (settled), or goes back to the member when the bank refused it (failed). A settled one can come back later (returned). A withdrawal without a row was approved before payouts were kept. The return of an incoming transfer (line_id) has the account of its receiver, the number sealed; failed or cancelled it is held again.';
create unique index payment_payouts_one_return on payment_payouts (line_id)
  where line_id is not null and state not in ('failed', 'cancelled');

alter table payment_statement_lines
  add column return_id bigint unique references payment_payouts on delete restrict,
  drop constraint payment_statement_lines_check1,
  add constraint payment_statement_lines_check1 check (settled_at is null
    or deposit_id is not null or payout_id is not null or return_id is not null),
  add constraint payment_statement_lines_of_return check (return_id is null
    or deposit_id is null and payout_id is null and held_at is null and not is_outgoing
      and handled_by is not null);
alter table payment_statement_lines alter column state set expression as (case
  when held_at is not null then 'held'
  when return_id is not null then case when settled_at is null then 'returning' else 'returned' end
  when settled_at is null then 'open'
  when payout_id is not null then case when is_outgoing then 'paid' else 'paid_back' end
  when matched_as = 'posted' then 'posted'
  else 'matched' end);
drop index payment_statement_lines_ended;
create index payment_statement_lines_ended on payment_statement_lines (id)
  where state in ('matched', 'posted', 'paid', 'paid_back', 'returned');
create index payment_statement_lines_returning on payment_statement_lines (id)
  where state = 'returning';
comment on column payment_statement_lines.return_id is
  'The payment with which the transfer goes back to its sender.';

-- A payment file can be taken back before the bank has it; it keeps what it contained.
alter table payment_files
  add column payments integer check (payments > 0),
  add column amount bigint check (amount > 0),
  add column downloaded_at timestamptz,
  add column taken_back_at timestamptz,
  add column taken_back_by bigint references operators on delete restrict,
  add constraint payment_files_taken_back
    check ((taken_back_at is null) = (taken_back_by is null) and
      (taken_back_at is null or sent_at is null));
update payment_files f set payments = p.payments, amount = p.amount
from (select file_id, count(*) as payments, sum(amount) as amount
      from payment_payouts where file_id is not null group by 1) p
where p.file_id = f.id;
alter table payment_files alter column payments set not null, alter column amount set not null;
-- Whether a file was downloaded before this release is in the audit trail only.
update payment_files set downloaded_at = made_at;
comment on table payment_files is
  'Files of payments that staff give to the bank: who made it, who agreed where two are needed, how many payments and which sum (ledger units) it was made with, when it was first downloaded, given to the bank, or taken back before that.';

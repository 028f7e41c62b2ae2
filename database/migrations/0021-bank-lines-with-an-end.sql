-- A bank statement line ends as matched, posted to a member, or held; its money is a posting from
-- the import on.
alter table ledger_house_entries
  drop constraint ledger_house_entries_movement_check,
  add constraint ledger_house_entries_movement_check check (movement between 101 and 110);
insert into ledger_house_accounts (code) values ('unallocated'), ('awaited')
on conflict (code) do nothing;

alter table payment_statement_lines rename column ignored_at to held_at;
drop index payment_statement_lines_open;
drop index payment_statement_lines_settled;
drop index payment_statement_lines_ignored;
alter table payment_statement_lines
  drop constraint payment_statement_lines_matched_as_check,
  add constraint payment_statement_lines_matched_as_check
    check (matched_as in ('reference', 'chosen', 'posted')),
  add column trouble text check (trouble in ('late', 'partial', 'over', 'duplicate',
    'third_party', 'no_reference')),
  add column member_id bigint references members on delete restrict,
  add column state text not null generated always as (case
    when held_at is not null then 'held'
    when settled_at is null then 'open'
    when matched_as = 'posted' then 'posted'
    else 'matched' end) stored;
comment on table payment_statement_lines is
  'Transfers that a bank says came in; amount in ledger units. fingerprint is the SHA-256 of the bank''s record, so that overlapping files add no line twice. A line belongs to at most one deposit and a deposit to at most one line. A line is settled when its deposit is approved, or when two operators post it to a member, which makes the deposit; a held line waits, with the reason in the audit trail. Where has_time is false, booked_at is the beginning of the day.';
comment on column payment_statement_lines.trouble is
  'What was wrong with a transfer that was held, posted, or approved with its own amount; null for others.';
comment on column payment_statement_lines.member_id is
  'The member who was told about a held transfer.';
create index payment_statement_lines_open on payment_statement_lines (booked_at, id)
  where state = 'open';
create index payment_statement_lines_held on payment_statement_lines (id) where state = 'held';
create index payment_statement_lines_ended on payment_statement_lines (id)
  where state in ('matched', 'posted');
create index payment_statement_lines_of_member on payment_statement_lines (member_id)
  where member_id is not null;

alter table payment_requests
  add column asked_amount bigint check (asked_amount > 0 and asked_amount <> amount),
  add column is_awaited boolean not null default false,
  add constraint payment_requests_asked_amount
    check (asked_amount is null or kind = 'deposit' and status = 'done'),
  add constraint payment_requests_awaited
    check (not is_awaited or kind = 'deposit' and status = 'done');
comment on column payment_requests.asked_amount is
  'What the member asked for, where another amount came and was credited.';
comment on column payment_requests.is_awaited is
  'A deposit that was credited before a bank statement showed it.';

-- Lines without an end are money that is credited to no member.
insert into ledger_house_entries
  (posted_at, movement, from_house_account_id, to_house_account_id, amount)
select now(), 107, (select id from ledger_house_accounts where code = 'bank'),
  (select id from ledger_house_accounts where code = 'unallocated'), sum(amount)
from payment_statement_lines where settled_at is null having sum(amount) > 0;

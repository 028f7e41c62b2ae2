-- Requests are taken, held and decided by operators, by name and one at a time.

-- Nobody could take or decide before there were operators: the plain names hold nothing.
alter table payment_requests drop column taken_by, drop column decided_by;
alter table payment_requests
  add column taken_by bigint references operators on delete restrict,
  add column decided_by bigint references operators on delete restrict,
  add column claimed_by bigint references operators on delete restrict,
  add column claim_ends_at timestamptz,
  add column held_at timestamptz,
  add column version integer not null default 1,
  add check ((decided_by is not null) = (decision is not distinct from 'approved' or decision is not distinct from 'refused')),
  add check (status <> 'taken' or taken_by is not null),
  add check ((claimed_by is null) = (claim_ends_at is null)),
  add check (held_at is null or taken_by is not null);
comment on table payment_requests is
  'Deposits and withdrawals that members asked for; amount in ledger units. A withdrawal''s money lies in the member''s hold account from the moment it was asked for until it is decided. The bank account is the member''s as it was then. taken_by took it first; claimed_by has it in hand until claim_ends_at; version counts what happened to it, so that an act on an old picture is refused.';

create function payments_count_version() returns trigger
language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
comment on function payments_count_version is 'Counts what happened to a request.';
create trigger payment_requests_version
  before update of status, claimed_by, held_at on payment_requests
  for each row execute function payments_count_version();

create index payment_requests_undecided on payment_requests (kind, asked_at, id)
  where status in ('waiting', 'taken');
create index payment_requests_decided on payment_requests (kind, decided_at desc)
  where status in ('done', 'cancelled');

alter table settings_money
  add column second_operator_from bigint not null default 300000000000 check (second_operator_from > 0);
comment on table settings_money is
  'The one row of limits for deposits, withdrawals and comp, in ledger units (100,000 to the won). withdrawal_day_max counts a day in the site''s time zone. Approving second_operator_from or more takes a second operator.';

create index member_sign_ins_of_address on member_sign_ins (address, at desc);
create index members_of_bank_number on members (bank_number);

-- What one operator approves alone is summed over a day: by member against the same threshold as
-- one request, and by operator against a threshold of its own.

alter table settings_money
  add column second_operator_day_from bigint not null default 3000000000000
    check (second_operator_day_from > 0);
update settings_money set second_operator_day_from =
  greatest(second_operator_day_from, second_operator_from);
alter table settings_money add check (second_operator_day_from >= second_operator_from);
comment on column settings_money.second_operator_day_from is
  'What one operator may approve alone for all members over 24 hours, below this; in ledger units.';

alter table payment_requests
  add column checked_by bigint references operators on delete restrict,
  add check (checked_by is null or decision is not distinct from 'approved' and checked_by is distinct from decided_by);
update payment_requests r set checked_by = p.checker_id
from operator_proposals p
where p.object = 'payment:' || r.id and p.call = 'approve-payment' and p.state = 'carried-out'
  and r.decision = 'approved';
comment on column payment_requests.checked_by is
  'The second operator who agreed; null for what one operator decided alone.';
create index payment_requests_alone_by_operator on payment_requests (decided_by, decided_at)
  where decision = 'approved' and checked_by is null;
create index payment_requests_alone_by_member on payment_requests (member_id, decided_at)
  where decision = 'approved' and checked_by is null;

alter table settings_money
  add column unstaked_win_from bigint not null default 100000000000 check (unstaked_win_from > 0);
comment on column settings_money.unstaked_win_from is
  'A win of a round without a stake from here on is booked and put on the list that operators look through; in ledger units.';

-- Totals of payments in one state or of one operator are summed from the index alone: these payments lie
-- apart from each other, so that each would read a page of its own.
drop index payment_requests_by_decision;
create index payment_requests_by_decision on payment_requests (kind, decision, asked_at desc, id desc)
  include (amount) where decision is not null;
drop index payment_requests_by_decider;
create index payment_requests_by_decider on payment_requests (decided_by, asked_at desc, id desc)
  include (kind, decision, amount) where decided_by is not null;
drop index payment_requests_by_checker;
create index payment_requests_by_checker on payment_requests (checked_by, asked_at desc, id desc)
  include (kind, decision, amount) where checked_by is not null;

-- The newest payments of a state are found from the index alone, also where few of its many payments
-- pass the other filters: each would otherwise be read to be left out.
drop index payment_requests_by_decision;
create index payment_requests_by_decision on payment_requests (kind, decision, asked_at desc, id desc)
  include (amount, status, held_at) where decision is not null;

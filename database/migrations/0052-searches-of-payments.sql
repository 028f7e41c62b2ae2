-- Each filter of the history of payments finds its newest requests without reading all of them.
create index payment_requests_by_decision on payment_requests (kind, decision, asked_at desc, id desc)
  where decision is not null;
create index payment_requests_by_decider on payment_requests (decided_by, asked_at desc, id desc)
  where decided_by is not null;
create index payment_requests_by_checker on payment_requests (checked_by, asked_at desc, id desc)
  where checked_by is not null;
create index payment_requests_by_amount on payment_requests (amount);

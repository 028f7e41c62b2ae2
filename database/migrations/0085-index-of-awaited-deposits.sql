-- The list of bank lines looks up deposits that were credited before a file showed them. They are few;
-- every deposit of a week is many.
create index payment_requests_awaited_by_decision on payment_requests (decided_at) where is_awaited;

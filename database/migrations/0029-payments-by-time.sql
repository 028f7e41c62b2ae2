-- The history of payments lists all requests by the time at which they were asked for.
create index payment_requests_by_time on payment_requests (asked_at desc, id desc);

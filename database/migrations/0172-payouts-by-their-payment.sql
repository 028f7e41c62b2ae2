-- The site shows how long withdrawals took that were paid in the last seven days.
create index payment_payouts_settled on payment_payouts (ended_at) include (request_id)
  where state = 'settled' and request_id is not null;

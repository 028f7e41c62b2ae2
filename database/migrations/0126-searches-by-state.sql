-- Members who are not active are few: a search for them by the beginning of an id or a nick would
-- otherwise read every active member with that beginning.
create index members_by_status_and_login_id on members (status, login_id collate "C")
  where status <> 'active';
create index members_by_status_and_nick on members (status, nick_folded collate "C")
  where status <> 'active';
-- Payments of a range of amounts are counted and summed from the index alone: in the order of their
-- amounts each would read a page of its own.
drop index payment_requests_by_amount;
create index payment_requests_by_amount on payment_requests (amount)
  include (id, kind, status, decision, held_at, asked_at);

-- The done questions of one operator or category are found without reading all of them. The number 0
-- is for questions that are assigned to nobody, as in the filter of the list.
create index message_helps_done_assigned on message_helps (coalesce(assigned_to, 0), id desc)
  where status <> 'waiting' or hidden_at is not null;
create index message_helps_done_of_category on message_helps (category, id desc)
  where status <> 'waiting' or hidden_at is not null;

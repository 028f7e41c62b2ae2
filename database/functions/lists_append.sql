create or replace function lists_append() returns trigger
language plpgsql as $$
begin
  perform lists_lock(tg_argv[0], new.member_id);
  insert into list_places (list, member_id, place, item_id)
  select tg_argv[0], new.member_id, coalesce(max(place), 0) + 1, new.id
  from list_places where list = tg_argv[0] and member_id = new.member_id;
  return null;
end $$;
comment on function lists_append is
  'Gives a new row the newest place of its list. A trigger, so that every insert does it.';

create or replace trigger message_helps_place after insert on message_helps
  for each row
  when (new.asked_in is null)
  execute function lists_append('helps');

create or replace trigger message_notes_place after insert on message_notes
  for each row execute function lists_append('notes');

create or replace trigger payment_requests_place_deposit after insert on payment_requests
  for each row
  when (new.kind = 'deposit')
  execute function lists_append('deposits');

create or replace trigger payment_requests_place_withdrawal after insert on payment_requests
  for each row
  when (new.kind = 'withdrawal')
  execute function lists_append('withdrawals');

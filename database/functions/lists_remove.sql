create or replace function lists_remove(p_list text, p_member bigint, p_item bigint) returns void
language plpgsql as $$
declare
  gone integer;
begin
  perform lists_lock(p_list, p_member);
  delete from list_places where list = p_list and member_id = p_member and item_id = p_item
  returning place into gone;
  update list_places set place = place - 1
  where list = p_list and member_id = p_member and place > gone;
end $$;
comment on function lists_remove is
  'Removes one item from a list and closes the gap.';

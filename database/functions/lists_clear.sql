create or replace function lists_clear(p_list text, p_member bigint) returns void
language plpgsql as $$
begin
  perform lists_lock(p_list, p_member);
  delete from list_places where list = p_list and member_id = p_member;
end $$;
comment on function lists_clear is
  'Removes every item from a list.';

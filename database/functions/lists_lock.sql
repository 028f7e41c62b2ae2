create or replace function lists_lock(p_list text, p_member bigint) returns void
language sql as $$ select pg_advisory_xact_lock(hashtextextended(p_list || ':' || p_member, 0)) $$;
comment on function lists_lock is
  'Lets one transaction at a time change the places of a member''s list.';

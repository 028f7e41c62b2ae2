create or replace function ledger_zone(p_bucket smallint, p_account bigint) returns text
language sql stable as $$
  select coalesce(own.time_zone, every.time_zone)
  from settings_sites every, ledger_accounts a
  join members m on m.id = a.member_id
  left join settings_sites own on own.id = m.site_id
  where every.host = '*' and a.bucket = p_bucket and a.id = p_account
$$;
comment on function ledger_zone is
  'The time zone of an account''s limits: that of the site on which the member registered.';

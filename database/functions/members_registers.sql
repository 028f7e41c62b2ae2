create or replace function members_registers(p_member bigint) returns text[]
language sql stable as $$
  select coalesce((
    select r.choices
    from members m
    join settings_sites s on case when m.site_id is null then s.host = '*' else s.id = m.site_id end
    join settings_profile_rules r on r.profile_id = s.profile_id and r.rule = 'registers'
    where m.id = p_member), '{}')
$$;
comment on function members_registers is
  'The national registers that the jurisdiction of a member''s site demands to be asked.';

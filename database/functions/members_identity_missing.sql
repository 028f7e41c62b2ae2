create or replace function members_identity_missing(p_member bigint) returns boolean
language sql stable as $$
  select exists (
      select from members m
      join settings_sites s on case when m.site_id is null then s.host = '*' else s.id = m.site_id end
      join settings_profile_rules r on r.profile_id = s.profile_id and r.rule = 'identityChecked'
      -- A test account is the house's own.
      where m.id = p_member and not m.is_test)
    and not exists (
      select from member_identity_checks c
      where c.member_id = p_member and c.outcome = 'verified' and c.ended_at is null)
$$;
comment on function members_identity_missing is
  'Whether the jurisdiction of a member''s site demands a verified identity, and there is none.';

-- The records of a closed account are kept for years, which begin with the closing.
alter table members add column closed_at timestamptz;
comment on column members.closed_at is
  'Since when the account is closed, from which the years count that its records are kept; null while it is not closed. A trigger keeps it.';

-- Of an account that was closed before, the newest record of a closing tells when; without one its
-- years begin now.
update members m set closed_at = coalesce(
  greatest(
    (select max(a.at) from audit_entries a
     where a.object = 'member:' || m.id and a.after->>'status' = 'closed'),
    (select max(c.ended_at) from member_closings c
     where c.member_id = m.id and c.outcome = 'closed')),
  now())
where m.status = 'closed';

insert into settings_profiles (id, name) values ('us-pa', 'Pennsylvania') on conflict do nothing;
insert into settings_profile_rules (profile_id, rule, number, source, read_on) values
  ('us-pa', 'recordYears', 10,
   '58 Pa. Code § 811a.7(d): no less than 10 years', '2026-11-27')
on conflict do nothing;

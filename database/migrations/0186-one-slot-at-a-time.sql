-- Where a member can have one slot open at a time.
insert into settings_profile_rules (profile_id, rule, choices, source, read_on) values
  ('gb', 'slotSessions', '{one_slot}',
   'Gambling Commission, RTS 14C: nothing that helps to play several slots at once', '2026-11-27'),
  ('ca-on', 'slotSessions', '{one_slot}',
   'AGCO, Registrar''s Standards for Internet Gaming: no split-screen or multi-screen slots (secondary source)', '2026-11-27')
on conflict do nothing;

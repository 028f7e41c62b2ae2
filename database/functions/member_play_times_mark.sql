create or replace function member_play_times_mark() returns trigger
language plpgsql as $$
begin
  update ledger_accounts
  set stakes_until = least(new.check_due_at, new.time_ends_at, new.held_from, new.quiet_from, new.tools_due_at)
  where bucket = members_bucket(new.member_id) and member_id = new.member_id and kind = 'cash';
  return null;
end
$$;
comment on function member_play_times_mark is
  'Copies when a member''s stakes are held into the cash account, where postings look.';

create or replace trigger member_play_times_marked
  after insert or update of check_due_at, time_ends_at, held_from, quiet_from, tools_due_at on member_play_times
  for each row execute function member_play_times_mark();

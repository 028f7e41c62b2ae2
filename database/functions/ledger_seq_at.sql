create or replace function ledger_seq_at(p_bucket smallint, p_account bigint, p_at timestamptz) returns bigint
language plpgsql stable as $$
declare
  low bigint := 1;
  high bigint;
  middle bigint;
  found_at timestamptz;
begin
  select a.seq + 1 into high from ledger_accounts a where a.bucket = p_bucket and a.id = p_account;
  while low < high loop
    middle := (low + high) / 2;
    select e.posted_at into found_at
    from ledger_entries e where e.bucket = p_bucket and e.account_id = p_account and e.seq = middle;
    -- An entry that retention deleted is older than all remaining ones.
    if found_at >= p_at then
      high := middle;
    else
      low := middle + 1;
    end if;
  end loop;
  return low;
end $$;
comment on function ledger_seq_at is
  'The number of an account''s first entry at or after a time, one past its newest when there is none. Numbers and times rise together, so a binary search finds it.';

create or replace function members_keep_test() returns trigger
language plpgsql as $$
begin
  raise exception 'a test account stays one, and no other account becomes one'
    using errcode = 'check_violation';
end $$;
comment on function members_keep_test is
  'Refuses a change of is_test, because reports leave out what a test account ever did.';

create or replace trigger members_stay_test before update of is_test on members
  for each row when (old.is_test <> new.is_test) execute function members_keep_test();

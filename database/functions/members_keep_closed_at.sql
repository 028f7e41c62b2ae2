create or replace function members_keep_closed_at() returns trigger
language plpgsql as $$
begin
  new.closed_at := case when new.status = 'closed' then now() end;
  return new;
end $$;
comment on function members_keep_closed_at is
  'Since when an account is closed, whichever process closes or reopens it.';

create or replace trigger members_closed before update of status on members
  for each row when (old.status <> new.status) execute function members_keep_closed_at();
create or replace trigger members_begin_closed before insert on members
  for each row when (new.status = 'closed' and new.closed_at is null)
  execute function members_keep_closed_at();

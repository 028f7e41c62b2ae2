create or replace function payments_count_version() returns trigger
language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
comment on function payments_count_version is
  'Counts the changes of a request.';

create or replace trigger payment_requests_version before update of status, claimed_by, held_at on payment_requests
  for each row
  execute function payments_count_version();

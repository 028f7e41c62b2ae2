create or replace function audit_refuse() returns trigger
language plpgsql as $$
begin
  raise exception 'the audit trail is never changed' using errcode = 'restrict_violation';
end
$$;
comment on function audit_refuse is
  'Refuses to change or delete rows of the audit trail.';

create or replace trigger audit_entries_stay before delete or update on audit_entries
  for each row execute function audit_refuse();

create or replace trigger audit_entries_stay_whole before truncate on audit_entries
  for each statement execute function audit_refuse();

create or replace trigger member_remarks_stay before delete or update on member_remarks
  for each row execute function audit_refuse();

create or replace trigger audit_reviews_stay before delete or update on audit_reviews
  for each row execute function audit_refuse();

create or replace trigger audit_reviews_stay_whole before truncate on audit_reviews
  for each statement execute function audit_refuse();

create or replace trigger audit_review_accounts_stay before delete or update
  on audit_review_accounts for each row execute function audit_refuse();

create or replace trigger audit_review_accounts_stay_whole before truncate
  on audit_review_accounts for each statement execute function audit_refuse();

create or replace trigger audit_approvals_stay before delete or update on audit_approvals
  for each row execute function audit_refuse();

create or replace trigger audit_approvals_stay_whole before truncate on audit_approvals
  for each statement execute function audit_refuse();

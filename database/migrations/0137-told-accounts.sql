-- An answer to a member's account question keeps what was told: the account may be corrected later.
alter table payment_account_questions add column told_name text;
alter table payment_account_questions add column told_number text;
alter table payment_account_questions add column told_owner text;
update payment_account_questions q
set told_name = a.bank_name, told_number = a.bank_number, told_owner = a.bank_owner
from payment_receiving_accounts a
where a.id = q.receiving_account_id and q.request_id is null and q.expires_at > now();
comment on column payment_account_questions.told_number is
  'The number that the member was told, with told_name and told_owner; null in answers of an earlier release. An answer whose account was changed or switched off since is not valid any more.';

-- A reference is used by one deposit: the question that made it names the deposit.
alter table payment_account_questions
  add column request_id bigint unique references payment_requests on delete restrict;
update payment_account_questions q set request_id = r.id
from (select reference, max(id) as id from payment_requests
      where reference is not null group by reference) r
where r.reference = q.reference;
comment on table payment_account_questions is
  'Which account a member was told, with the reference that identifies the transfer. One answer is valid until it expires or a deposit uses it.';
comment on column payment_account_questions.request_id is
  'The deposit that uses the reference; null while none does.';

-- Staff find a deposit by its reference, however old it is.
create index payment_requests_by_reference on payment_requests (reference)
  where reference is not null;

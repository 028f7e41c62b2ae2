-- Each step of a withdrawal on its way through the bank names who took it and when.
alter table payment_files add column sent_by bigint references operators on delete restrict;
comment on column payment_files.sent_by is
  'Who said that the bank has the file; null before that, and for files of before the column without an audit row.';
update payment_files f set sent_by = (
    select a.operator_id from audit_entries a
    where a.object = 'payment-file:' || f.id and a.call = 'send-payment-file' order by a.id limit 1)
  where f.sent_at is not null;
alter table payment_payouts add column ended_by bigint references operators on delete restrict;
comment on column payment_payouts.ended_by is
  'Who said that the bank paid it, refused it or brought it back; null before that and for payouts that ended before the column.';
create index payment_statement_lines_of_payout on payment_statement_lines (payout_id)
  where payout_id is not null;

-- Members' numbers become seals of the application. Until it has sealed them, at the first start
-- after this migration, the columns contain the bytes of the text; the checks refuse new ones.
drop index members_by_phone_tail;
drop index members_by_bank_tail;
alter table members
  drop constraint members_phone_check,
  alter column phone type bytea using convert_to(phone, 'UTF8'),
  alter column birth_date type bytea using convert_to(to_char(birth_date, 'YYYY-MM-DD'), 'UTF8'),
  alter column bank_number type bytea using convert_to(bank_number, 'UTF8'),
  add column phone_hash bytea check (length(phone_hash) = 32),
  add column phone_tail_hash bytea check (length(phone_tail_hash) = 32),
  add column bank_number_hash bytea check (length(bank_number_hash) = 32),
  add column bank_number_tail_hash bytea check (length(bank_number_tail_hash) = 32),
  add constraint members_sealed check (substring(phone from 1 for 1) = '\x01'
    and substring(birth_date from 1 for 1) = '\x01'
    and substring(bank_number from 1 for 1) = '\x01') not valid;
comment on column members.phone is
  'Sealed for this row, as are birth_date (YYYY-MM-DD) and bank_number.';
comment on column members.phone_hash is
  'HMAC-SHA-256 of the number''s digits under a key of the application, for searching; phone_tail_hash of the last four digits. bank_number_hash and bank_number_tail_hash are the same for the bank account. Null for an erased member.';
create index members_by_phone on members (phone_hash);
create index members_by_phone_tail on members (phone_tail_hash);
create index members_by_bank_number on members (bank_number_hash);
create index members_by_bank_number_tail on members (bank_number_tail_hash);

alter table payment_requests
  alter column bank_number type bytea using convert_to(bank_number, 'UTF8'),
  add constraint payment_requests_sealed
    check (substring(bank_number from 1 for 1) = '\x01') not valid;
comment on column payment_requests.bank_number is
  'The account that a withdrawal is paid to, sealed for this row.';

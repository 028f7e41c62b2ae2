alter table members add column erased_at timestamptz check (erased_at is null or status = 'closed');
comment on column members.erased_at is
  'When what names the person was overwritten for good; the books go on under the number alone.';

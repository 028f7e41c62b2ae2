-- With real money members wait until two operators have opened the house.
create table settings_opening (
  is_only boolean default true primary key check (is_only),
  opened_at timestamptz not null
);
comment on table settings_opening is
  'When two operators opened the house to members; without the row, registration, deposits and launches are refused with real money.';

-- A house that has members is open already.
insert into settings_opening (opened_at) select now() where exists (select from members);

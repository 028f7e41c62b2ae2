-- Comp is converted in steps, and up to a sum a day: whole won up to 1,000,000 until staff change it.
alter table settings_money
  add comp_convert_step bigint not null default 100000 check (comp_convert_step > 0),
  add comp_convert_day_max bigint not null default '100000000000'::bigint
    check (comp_convert_day_max > 0);
comment on column settings_money.comp_convert_step is
  'Comp is converted in multiples of this, and the rest stays comp; in ledger units.';
comment on column settings_money.comp_convert_day_max is
  'How much comp a member converts on a day of the site''s time zone; in ledger units.';

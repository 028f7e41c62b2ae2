-- Staff can stop registrations on every site at once.
alter table settings_switches drop constraint settings_switches_name_check,
  add constraint settings_switches_name_check check (name in
    ('sign-ins', 'registrations', 'deposits', 'withdrawals', 'games', 'comp'));
insert into settings_switches (name) values ('registrations');

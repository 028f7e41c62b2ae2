-- The public page about protection names whom to call: help lines, the operator, the authority.
create table settings_contacts (
  site_id integer not null references settings_sites on delete cascade,
  position smallint not null check (position between 0 and 19),
  kind text not null check (kind in ('help', 'operator', 'authority', 'disputes')),
  name text not null check (length(name) between 1 and 80),
  phone text not null check (length(phone) <= 40),
  address text not null check (address = '' or address ~ '^(https://|mailto:)' and length(address) <= 200),
  primary key (site_id, position),
  check (phone <> '' or address <> '')
);
comment on table settings_contacts is
  'The site''s own help lines and contacts of its page about protection, in order: the operator, the authority that licenses it, the body for disputes.';

create table settings_country_refusals (
  day date not null,
  country text not null check (country ~ '^([A-Z]{2}|[?]{2})$'),
  call text not null check (char_length(call) between 1 and 64),
  refusals bigint not null check (refusals > 0),
  primary key (day, country, call)
);
comment on table settings_country_refusals is
  'How often a call was refused because of the country that it came from, by day (UTC); ?? is an address whose country is not known. Nothing here belongs to a person.';

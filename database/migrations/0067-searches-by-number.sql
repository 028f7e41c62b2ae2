-- Who looked for a member by a number that is masked on the screen: one row a search, for 90 days.

create table member_number_searches (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete restrict,
  kind text not null check (kind in ('phone', 'bank', 'any')),
  is_whole boolean not null,
  found integer not null check (found >= 0),
  address inet not null,
  at timestamptz not null
);
comment on table member_number_searches is
  'Searches by a phone or a bank account number, by an operator: by the last four digits or by the whole number (is_whole), and how many members were found. The number itself is not kept.';
create index member_number_searches_at on member_number_searches (at);

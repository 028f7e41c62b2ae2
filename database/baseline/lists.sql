create table list_places (
  list text not null check (list in ('helps', 'notes', 'deposits', 'withdrawals')),
  member_id bigint not null references members on delete cascade,
  place integer not null check (place > 0),
  item_id bigint not null,
  primary key (list, member_id, item_id),
  constraint list_places_order unique (list, member_id, place) deferrable
);
comment on table list_places is
  'The items a member still sees, numbered from the oldest without a hole. A hidden item has no place; its record stays where it is.';

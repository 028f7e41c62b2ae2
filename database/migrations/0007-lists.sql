-- What members can see of their own lists, in order, so that any page is one index range.

create table list_places (
  list text not null check (list in ('helps', 'notes', 'deposits', 'withdrawals')),
  member_id bigint not null references members on delete cascade,
  place integer not null check (place > 0),
  item_id bigint not null,
  primary key (list, member_id, item_id),
  constraint list_places_order unique (list, member_id, place) deferrable initially immediate
);
comment on table list_places is
  'The items a member still sees, numbered from the oldest without a hole. A hidden item has no place; its record stays where it is.';

create function lists_lock(p_list text, p_member bigint) returns void
language sql as $$ select pg_advisory_xact_lock(hashtextextended(p_list || ':' || p_member, 0)) $$;
comment on function lists_lock is 'Whoever changes the places of a member''s list does so alone.';

create function lists_append() returns trigger
language plpgsql as $$
begin
  perform lists_lock(tg_argv[0], new.member_id);
  insert into list_places (list, member_id, place, item_id)
  select tg_argv[0], new.member_id, coalesce(max(place), 0) + 1, new.id
  from list_places where list = tg_argv[0] and member_id = new.member_id;
  return null;
end $$;
comment on function lists_append is
  'Gives a new row the newest place of its list. A trigger, so that nobody who writes a row can forget it.';

create function lists_remove(p_list text, p_member bigint, p_item bigint) returns void
language plpgsql as $$
declare
  gone integer;
begin
  perform lists_lock(p_list, p_member);
  delete from list_places where list = p_list and member_id = p_member and item_id = p_item
  returning place into gone;
  update list_places set place = place - 1
  where list = p_list and member_id = p_member and place > gone;
end $$;
comment on function lists_remove is 'Takes one item out of a list and closes the hole.';

create function lists_clear(p_list text, p_member bigint) returns void
language plpgsql as $$
begin
  perform lists_lock(p_list, p_member);
  delete from list_places where list = p_list and member_id = p_member;
end $$;
comment on function lists_clear is 'Takes every item out of a list.';

insert into list_places (list, member_id, place, item_id)
select 'helps', member_id, row_number() over (partition by member_id order by id), id
from message_helps where hidden_at is null
union all
select 'notes', member_id, row_number() over (partition by member_id order by id), id
from message_notes where hidden_at is null;

create trigger message_helps_place after insert on message_helps
  for each row execute function lists_append('helps');
create trigger message_notes_place after insert on message_notes
  for each row execute function lists_append('notes');
drop index message_helps_of_member;
drop index message_notes_of_member;
create index message_helps_of_member on message_helps (member_id);
create index message_notes_of_member on message_notes (member_id);

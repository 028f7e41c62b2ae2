-- Staff search members by an address, a network or a device, and those searches are counted as
-- searches by number are.
create index member_sightings_by_network on member_sightings ((value::inet)) include (member_id)
  where kind = 'address';
-- The release before keeps to "member_number_searches_kind_check": it writes three of the five kinds.
alter table member_number_searches
  drop constraint member_number_searches_kind_check,
  add constraint member_number_searches_kind_check
    check (kind in ('phone', 'bank', 'address', 'device', 'any'));
comment on table member_number_searches is
  'Searches by a phone or a bank account number, an address or a device, by an operator: by a part or by the whole (is_whole), and how many members were found. What was searched is not kept.';

create or replace function members_network(address inet) returns text
language sql immutable as $$
  select case family(address) when 4 then host(address) else text(network(set_masklen(address, 64))) end
$$;
comment on function members_network is
  'What of an address stays the same for one home.';

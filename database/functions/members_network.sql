create or replace function members_network(address inet) returns text
language sql immutable as $$
  select case family(address) when 4 then host(address) else text(network(set_masklen(address, 64))) end
$$;
comment on function members_network is
  'The network of an address: an IPv4 address itself, of IPv6 the first 64 bits, which a home keeps.';

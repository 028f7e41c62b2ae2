create or replace function ledger_product(p_house integer) returns text
language sql stable as $$
  select category from game_providers where house_account_id = p_house
$$;
comment on function ledger_product is
  'The category of the games of a house account; null where it has none, which counts for every product.';

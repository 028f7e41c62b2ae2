create or replace function ledger_post_house(
  p_movement smallint, p_from_house integer, p_to_house integer, p_amount bigint, p_about bigint default null
) returns bigint
language sql as $$
  insert into ledger_house_entries
    (posted_at, movement, from_house_account_id, to_house_account_id, amount, about_account_id)
  values (clock_timestamp(), p_movement, p_from_house, p_to_house, p_amount, p_about)
  returning id
$$;
comment on function ledger_post_house is
  'Moves money between two house accounts and answers the entry''s id: for all such movements but shares of stakes. p_about is the member''s account that it concerns.';

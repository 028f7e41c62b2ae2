create or replace function games_build_differs(
  p_told text, p_pinned text, p_told_return integer, p_pinned_return integer
) returns boolean
language sql immutable
as $$
  select coalesce(p_told <> p_pinned, false) or coalesce(p_told_return <> p_pinned_return, false)
$$;
comment on function games_build_differs is
  'Whether a provider tells another build of a game than the pinned one: another version, or another return in basis points. What one side does not know is not compared.';

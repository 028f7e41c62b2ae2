-- Members stop themselves: a cooling-off ends by itself, a self-exclusion after they ask to return.
create table member_breaks (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete restrict,
  term text not null check (term in ('1d', '7d', '30d', '6w', '6m', '1y', '5y', 'ever')),
  is_exclusion boolean not null
    generated always as (term in ('6m', '1y', '5y', 'ever')) stored,
  started_at timestamptz not null,
  ends_at timestamptz check (ends_at > started_at),
  return_asked_at timestamptz,
  returns_at timestamptz check (returns_at > return_asked_at),
  ended_at timestamptz,
  check ((ends_at is null) = (term = 'ever')),
  check (return_asked_at is null or (term in ('6m', '1y', '5y') and return_asked_at >= ends_at)),
  check ((return_asked_at is null) = (returns_at is null)),
  check (ended_at is null or ended_at is not distinct from
    case when term in ('6m', '1y', '5y', 'ever') then returns_at else ends_at end)
);
comment on table member_breaks is
  'The terms for which members excluded themselves from play; several can run at once. A row is never shortened or deleted.';
comment on column member_breaks.ends_at is
  'When the term is over; null for a self-exclusion for ever. A self-exclusion holds until the return.';
comment on column member_breaks.returns_at is
  'When a self-excluded member who asked for it after the term may play again.';
comment on column member_breaks.ended_at is
  'Null while it holds; then the end of a cooling-off, or the return after a self-exclusion.';
create index member_breaks_of_member on member_breaks (member_id, id);
create index member_breaks_running on member_breaks (member_id) where ended_at is null;
create index member_breaks_due on member_breaks (coalesce(returns_at, ends_at))
  where ended_at is null and (not is_exclusion or returns_at is not null);

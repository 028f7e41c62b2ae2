-- Changed shares of a running pool wait for its next win (GLI-19 2.4.2).
alter table jackpot_schemes
  add column next_share_scheme_id smallint unique,
  add column next_made_by bigint references operators on delete restrict,
  add column next_checked_by bigint references operators on delete restrict,
  add column next_accepted_at timestamptz,
  add constraint jackpot_schemes_next check (
    (next_share_scheme_id is null) = (next_accepted_at is null)
    and (next_made_by is null) = (next_accepted_at is null)
    and (next_checked_by is null) = (next_accepted_at is null)),
  add constraint jackpot_schemes_next_differs check (next_share_scheme_id <> share_scheme_id),
  add constraint jackpot_schemes_next_by_two check (next_made_by <> next_checked_by);
comment on table jackpot_schemes is
  'The schemes by which stakes feed the pools. share_scheme_id names the present shares in ledger_share_schemes: changed shares are a new one there, so that every stake keeps the shares with which it was made. next_share_scheme_id names accepted shares that differ for a pool that runs: the share of each pool changes with the next win of that pool, and the columns are null again when all have changed.';
create index jackpot_schemes_next_made_by on jackpot_schemes (next_made_by)
  where next_made_by is not null;
create index jackpot_schemes_next_checked_by on jackpot_schemes (next_checked_by)
  where next_checked_by is not null;

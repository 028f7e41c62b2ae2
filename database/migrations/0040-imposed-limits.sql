-- Staff may impose a limit beside the member's own; the lower of both holds.
alter table ledger_limits
  add column imposed bigint check (imposed > 0),
  add column imposed_at timestamptz,
  add column imposed_by bigint,
  add column imposed_checked_by bigint check (imposed_checked_by <> imposed_by),
  -- Virtual, because a stored one would write the whole table anew under a lock.
  add column holds bigint generated always as (least(amount, imposed)) virtual,
  add constraint ledger_limits_imposed_fits check (imposed <= 1000000000000000),
  add constraint ledger_limits_imposed_time_is_a_day check (kind <> 'time' or coalesce(imposed, 1) <= 1440),
  add constraint ledger_limits_imposed_names_operator check (num_nulls(imposed_at, imposed_by) in (0, 2)),
  add constraint ledger_limits_imposed_has_an_act check (imposed is null or imposed_at is not null);
comment on table ledger_limits is
  'A member''s limits, one a kind and period, in ledger units. A null amount is no limit. Members set and lower their own at once and raise it after a wait; staff impose and lower theirs, which two operators raise or end; ledger_limits_keep refuses everything else. What is used is counted in the account''s row.';
comment on column ledger_limits.amount is
  'The member''s own: ledger units; minutes for the time. Null for no limit.';
comment on column ledger_limits.imposed is
  'What staff impose, in the same unit; null for nothing.';
comment on column ledger_limits.imposed_at is
  'When it was imposed, raised or ended last.';
comment on column ledger_limits.imposed_by is
  'The operator who did so.';
comment on column ledger_limits.imposed_checked_by is
  'The second operator, without whom it is not raised or ended; null after one operator imposed or lowered it.';
comment on column ledger_limits.holds is
  'The lower of both, which postings keep; null for no limit.';

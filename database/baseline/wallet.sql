create table wallet_adjustments (
  proposal_id bigint primary key references operator_proposals on delete restrict,
  member_id bigint not null references members on delete restrict,
  delta bigint not null check (delta <> 0),
  cause text not null
    check (cause in ('missing_deposit', 'wrong_deposit', 'game_fault', 'paid_twice', 'goodwill',
      'chargeback')),
  made_at timestamptz not null
);
comment on table wallet_adjustments is
  'Why staff corrected a member''s cash, in ledger units. The entry''s key is `adjustment:` and proposal_id; who proposed and who carried it out stand in operator_proposals.';
create index wallet_adjustments_of_member on wallet_adjustments (member_id, made_at desc);

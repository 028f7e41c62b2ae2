-- What members did before and after each contact about their protection.
create table member_contact_effects (
  contact_id bigint primary key references member_case_contacts on delete restrict,
  compared_at timestamptz not null,
  staked_before bigint not null check (staked_before >= 0),
  staked_after bigint not null check (staked_after >= 0),
  deposited_before bigint not null check (deposited_before >= 0),
  deposited_after bigint not null check (deposited_after >= 0),
  minutes_before integer not null check (minutes_before >= 0),
  minutes_after integer not null check (minutes_after >= 0)
);
comment on table member_contact_effects is
  'For each contact of a case, once 28 days have passed since it: stakes and deposits in ledger units and minutes signed in, of the 28 days before and the 28 days after. Written once.';

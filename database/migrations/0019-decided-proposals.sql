-- Why a proposal was decided as it was, and whether its proposer has seen the decision.
alter table operator_proposals
  add column decision_reason text,
  add column seen_by_maker_at timestamptz,
  add constraint operator_proposals_decision_reason_check check (
    decision_reason is null
    or (decided_at is not null and char_length(decision_reason) between 3 and 500));

-- Proposers know the decisions of before.
update operator_proposals set seen_by_maker_at = decided_at where decided_at is not null;

create index operator_proposals_unseen on operator_proposals (maker_id)
  where decided_at is not null and seen_by_maker_at is null;

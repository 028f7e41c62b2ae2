import type { OfficeOutput } from "#contract/office/calls.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { RuleCard, type Changing } from "#backoffice/operators/rule-card.tsx";

type ApprovalRuleProps = {
  rule: OfficeOutput<"get-approval-rule">;
  changing: Changing;
};

/** Whether approvals are signed with the approver's passkey, and the act that changes it. */
export function ApprovalRule({ rule: { signedOnly, without }, changing }: ApprovalRuleProps) {
  const { approvals } = useOffice().texts;
  return (
    <RuleCard
      title={approvals.rule}
      says={signedOnly ? approvals.ruleOn : approvals.ruleOff}
      why={!signedOnly && without > 0 ? approvals.without(without) : null}
      words={signedOnly ? approvals.turnOff : approvals.turnOn}
      lead={signedOnly ? approvals.turnOffLead : approvals.turnOnLead}
      before={{ signedOnly }}
      after={{ signedOnly: !signedOnly }}
      act="change-approval-rule"
      changing={changing}
    />
  );
}

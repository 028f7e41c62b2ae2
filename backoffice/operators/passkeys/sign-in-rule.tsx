import type { OfficeOutput } from "#contract/office/calls.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { RuleCard, type Changing } from "#backoffice/operators/rule-card.tsx";

type SignInRuleProps = {
  rule: OfficeOutput<"get-sign-in-rule">;
  changing: Changing;
};

/** Whether staff sign in with passkeys only, and the act that changes it. */
export function SignInRule({ rule, changing }: SignInRuleProps) {
  const { passkeys } = useOffice().texts;
  const { passkeysOnly, without, isUsableHere } = rule;
  const isBlocked = !passkeysOnly && (!isUsableHere || without > 0);
  const why = isUsableHere ? passkeys.without(without) : passkeys.notHere;
  return (
    <RuleCard
      title={passkeys.rule}
      says={passkeysOnly ? passkeys.ruleOn : passkeys.ruleOff}
      why={isBlocked ? why : null}
      words={passkeysOnly ? passkeys.turnOff : passkeys.turnOn}
      lead={passkeysOnly ? passkeys.turnOffLead : passkeys.turnOnLead}
      before={{ passkeysOnly }}
      after={{ passkeysOnly: !passkeysOnly }}
      act="change-sign-in-rule"
      changing={changing}
    />
  );
}

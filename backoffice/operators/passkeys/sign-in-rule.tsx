import { useState } from "react";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { Button } from "#ui/button.tsx";
import { Delta } from "#backoffice/frame/delta.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type SignInRuleProps = {
  rule: OfficeOutput<"get-sign-in-rule">;
  changing: ReturnType<typeof useChange>;
};

/** Whether staff sign in with passkeys only, and the act that changes it. */
export function SignInRule({ rule, changing }: SignInRuleProps) {
  const { texts, may } = useOffice();
  const { passkeys, staff } = texts;
  const [isAsking, setIsAsking] = useState(false);
  const { passkeysOnly, without, isUsableHere } = rule;
  const isBlocked = !passkeysOnly && (!isUsableHere || without > 0);
  const words = passkeysOnly ? passkeys.turnOff : passkeys.turnOn;
  const submit = async (reason: string) => {
    const { outcome } = await changing.change("change-sign-in-rule", {
      passkeysOnly: !passkeysOnly,
      reason,
    });
    if (outcome !== null) setIsAsking(false);
  };
  return (
    <section className="card">
      <h2>{passkeys.rule}</h2>
      <p>{passkeysOnly ? passkeys.ruleOn : passkeys.ruleOff}</p>
      {isBlocked && (
        <p className="why">{isUsableHere ? passkeys.without(without) : passkeys.notHere}</p>
      )}
      {may("operators.change") && (
        <div className="row-of-buttons">
          <Button text={words} disabled={isBlocked} onClick={() => setIsAsking(true)} />
        </div>
      )}
      {isAsking && (
        <ReasonSheet
          title={words}
          submit={words}
          acting={changing}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void submit(reason)}
        >
          <p>{passkeysOnly ? passkeys.turnOffLead : passkeys.turnOnLead}</p>
          <Delta before={{ passkeysOnly }} after={{ passkeysOnly: !passkeysOnly }} />
          <p className="why">{staff.second}</p>
        </ReasonSheet>
      )}
    </section>
  );
}

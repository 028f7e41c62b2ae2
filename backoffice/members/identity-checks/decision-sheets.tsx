import { useState } from "react";
import { identityRefusals } from "#contract/identity.ts";
import type { OfficeIdentityCheck } from "#contract/office/identity-checks.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type DecisionProps = {
  check: OfficeIdentityCheck;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** The document proves who the member is. */
export function VerifySheet({ check, changing, onClose }: DecisionProps) {
  const { identityChecks: words } = useOfficeTexts();
  const submit = async (reason: string) => {
    if ((await changing.change("verify-identity", { id: check.id, reason })).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.verify}: ${check.member.loginId}`}
      submit={words.verify}
      suggested={words.seeReason}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.verifyNote}</p>
    </ReasonSheet>
  );
}

/** The document does not, for a reason that the member is told. */
export function RefuseSheet({ check, changing, onClose }: DecisionProps) {
  const { identityChecks: words } = useOfficeTexts();
  const [chosen, setChosen] = useState<string>(identityRefusals[0]);
  const refusedFor = identityRefusals.find((each) => each === chosen) ?? identityRefusals[0];
  const submit = async (reason: string) => {
    const input = { id: check.id, refusedFor, reason };
    if ((await changing.change("refuse-identity", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.refuse}: ${check.member.loginId}`}
      submit={words.refuse}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.refuseNote}</p>
      <Select
        name="refusedFor"
        label={words.refusedFor}
        value={chosen}
        options={identityRefusals.map((each) => [each, words.refusals[each]])}
        onChange={(event) => setChosen(event.target.value)}
      />
      {refusedFor === "not_genuine" && <p className="why">{words.notGenuine}</p>}
    </ReasonSheet>
  );
}

import { useState } from "react";
import { type MemberFacts } from "#contract/office/members.ts";
import { verificationWays } from "#contract/office/verification-ways.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useMemberAct } from "#backoffice/members/use-member-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Proposes that a dormant account opens again, and asks how the person was verified. */
export function ReopenSheet({ member, onClose }: { member: MemberFacts; onClose: () => void }) {
  const { members: texts } = useOfficeTexts();
  const { run, isBusy, problem } = useMemberAct(onClose);
  const [chosen, setChosen] = useState("");
  const verifiedBy = verificationWays.find((each) => each === chosen);
  return (
    <ReasonSheet
      title={`${texts.acts.reopen}: ${member.loginId}`}
      submit={texts.acts.reopen}
      acting={{ isBusy, problem }}
      onClose={onClose}
      isBlocked={verifiedBy === undefined}
      onSubmit={(reason) => {
        if (verifiedBy === undefined) return;
        void run("reopen-dormant-account", { id: member.id, verifiedBy, reason }, texts.proposed);
      }}
    >
      <p className="why">{texts.dormancy.note}</p>
      <Select
        label={texts.dormancy.verifiedBy}
        value={chosen}
        options={[
          ["", texts.dormancy.choose],
          ...verificationWays.map((each) => [each, texts.dormancy.checks[each]] as const),
        ]}
        onChange={(event) => setChosen(event.target.value)}
      />
    </ReasonSheet>
  );
}

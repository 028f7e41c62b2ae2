import { useState } from "react";
import type { MemberFacts } from "#contract/office/members.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useMemberAct } from "#backoffice/members/use-member-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Origin = "staff" | "member";

/** Opens a case about a member: what a colleague saw, or what the member wrote. */
export function OpenCaseSheet({ member, onClose }: { member: MemberFacts; onClose: () => void }) {
  const { cases: words } = useOfficeTexts();
  const { run, isBusy, problem } = useMemberAct(onClose);
  const [origin, setOrigin] = useState<Origin>("staff");
  return (
    <ReasonSheet
      title={`${words.open}: ${member.loginId}`}
      submit={words.open}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(reason) => void run("open-case", { id: member.id, origin, reason }, words.opened)}
    >
      <p>{words.openNote}</p>
      <Select
        name="origin"
        label={words.origin}
        value={origin}
        options={(["staff", "member"] as const).map((each) => [each, words.origins[each]])}
        onChange={(event) => setOrigin(event.target.value as Origin)}
      />
    </ReasonSheet>
  );
}

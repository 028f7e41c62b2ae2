import { useState } from "react";
import type { MemberFacts } from "#contract/office/members.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { RequestFields, useRequest } from "#backoffice/members/cases/request-fields.tsx";
import { useMemberAct } from "#backoffice/members/use-member-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const origins = ["staff", "member", "third_party"] as const;
type Origin = (typeof origins)[number];

/** Opens a case about a member: what a colleague saw, the member wrote, or a third party asks. */
export function OpenCaseSheet({ member, onClose }: { member: MemberFacts; onClose: () => void }) {
  const { cases: words } = useOfficeTexts();
  const { run, isBusy, problem } = useMemberAct(onClose);
  const [origin, setOrigin] = useState<Origin>("staff");
  const request = useRequest();
  const isOfThirdParty = origin === "third_party";
  const submit = (reason: string) => {
    const of = { id: member.id, reason };
    return isOfThirdParty
      ? run("record-case-request", { ...of, ...request.input }, words.requests.recorded)
      : run("open-case", { ...of, origin }, words.opened);
  };
  return (
    <ReasonSheet
      title={`${words.open}: ${member.loginId}`}
      submit={words.open}
      acting={{ isBusy, problem }}
      isBlocked={isOfThirdParty && request.isTooLarge}
      isUnsaved={isOfThirdParty && request.isUnsaved}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.openNote}</p>
      <Select
        name="origin"
        label={words.origin}
        value={origin}
        options={origins.map((each) => [each, words.origins[each]])}
        onChange={(event) => setOrigin(event.target.value as Origin)}
      />
      {isOfThirdParty && <RequestFields {...request} />}
    </ReasonSheet>
  );
}

import type { MemberFacts } from "#contract/office/members.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useMemberAct } from "#backoffice/members/use-member-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Proposes to overwrite what names a closed member; another operator carries it out. */
export function EraseSheet({ member, onClose }: { member: MemberFacts; onClose: () => void }) {
  const texts = useOfficeTexts().members;
  const { run, isBusy, problem } = useMemberAct(onClose);
  return (
    <ReasonSheet
      title={`${texts.acts.erase}: ${member.loginId}`}
      submit={texts.propose}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(reason) => void run("erase-member", { id: member.id, reason }, texts.proposed)}
    >
      <p>{texts.eraseNote}</p>
    </ReasonSheet>
  );
}

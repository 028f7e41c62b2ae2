import type { MemberFacts } from "#contract/office/members.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Proposes a link for the member; the operator who agrees gets it and hands it over. */
export function ResetSheet({ member, onClose }: { member: MemberFacts; onClose: () => void }) {
  const { members: texts, staff } = useOfficeTexts();
  const { act, isBusy, problem } = useAct();
  const propose = async (reason: string) => {
    const answer = await act("make-reset-link", { id: member.id, reason }, staff.proposed);
    if (answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={`${texts.acts.reset}: ${member.loginId}`}
      submit={texts.acts.reset}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(reason) => void propose(reason)}
    >
      <p>{texts.resetNote}</p>
    </ReasonSheet>
  );
}

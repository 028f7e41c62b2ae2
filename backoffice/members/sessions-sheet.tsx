import type { MemberFacts } from "#contract/office/members.ts";
import { useFormat } from "#ui/format.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useMemberAct } from "#backoffice/members/use-member-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Signs the member out everywhere. */
export function SessionsSheet({ member, onClose }: { member: MemberFacts; onClose: () => void }) {
  const texts = useOfficeTexts().members;
  const format = useFormat();
  const { run, isBusy, problem } = useMemberAct(onClose);
  return (
    <ReasonSheet
      title={`${texts.acts.sessions}: ${member.loginId}`}
      submit={texts.acts.sessions}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(reason) =>
        void run("end-member-sessions", { id: member.id, reason }, texts.sessionsDone)
      }
    >
      <p>{texts.sessionsNote(format.number(member.liveSessions))}</p>
    </ReasonSheet>
  );
}

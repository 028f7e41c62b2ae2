import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import type { SuspicionSheetProps } from "#backoffice/payments/suspicions/note-sheet.tsx";

/** Downloads what a report to the authority needs, which is an act with a reason. */
export function ReportSheet({ about, onClose }: SuspicionSheetProps) {
  const { suspicions: words } = useOfficeTexts();
  const { save, ...acting } = useAct();
  const submit = async (reason: string) => {
    const input = { suspicionId: about.id, reason };
    const answer = await save("export-suspicion-report", input, words.reported);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={`${words.report}: ${about.member.loginId}`}
      submit={words.report}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.reportLead}</p>
    </ReasonSheet>
  );
}

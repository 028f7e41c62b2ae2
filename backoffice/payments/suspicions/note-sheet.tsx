import type { Suspicion } from "#contract/office/suspicions.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

export type SuspicionSheetProps = {
  about: Suspicion;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** Keeps what an operator found out; the reason is the note. */
export function NoteSheet({ about, changing, onClose }: SuspicionSheetProps) {
  const { suspicions: words } = useOfficeTexts();
  const submit = async (reason: string) => {
    const input = { suspicionId: about.id, reason };
    if ((await changing.change("add-suspicion-note", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.note}: ${about.member.loginId}`}
      submit={words.note}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.noteLead}</p>
    </ReasonSheet>
  );
}

import type { BarredPerson } from "#contract/office/barred-persons.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type RemovePersonSheetProps = {
  person: BarredPerson;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** Proposes that a barred person may play again. */
export function RemovePersonSheet({ person, changing, onClose }: RemovePersonSheetProps) {
  const words = useOfficeTexts().barredPersons;
  const submit = async (reason: string) => {
    const { outcome } = await changing.change("remove-barred-person", { id: person.id, reason });
    if (outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.remove}: ${person.name}`}
      submit={words.remove}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.removeLead}</p>
    </ReasonSheet>
  );
}

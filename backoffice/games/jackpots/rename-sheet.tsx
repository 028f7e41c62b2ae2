import { useState } from "react";
import type { JackpotScheme } from "#contract/office/jackpots.ts";
import { SchemeNameField } from "#backoffice/games/jackpots/scheme-name-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type RenameSheetProps = {
  scheme: JackpotScheme;
  /** The names of all schemes. */
  taken: readonly string[];
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** Gives a scheme of shares another name. */
export function RenameSheet({ scheme, taken, changing, onClose }: RenameSheetProps) {
  const { jackpots } = useOfficeTexts();
  const [name, setName] = useState(scheme.name);
  const wanted = name.trim();
  const isSame = wanted === scheme.name;
  const isTaken = !isSame && taken.includes(wanted);
  const submit = async (reason: string) => {
    const input = { scheme: scheme.id, expected: scheme.name, name: wanted, reason };
    if ((await changing.change("rename-jackpot-scheme", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={jackpots.renameOf(scheme.name)}
      submit={jackpots.rename}
      acting={changing}
      isBlocked={wanted === "" || isSame || isTaken}
      isUnsaved={!isSame}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <SchemeNameField name={name} isTaken={isTaken} onChange={setName} />
    </ReasonSheet>
  );
}

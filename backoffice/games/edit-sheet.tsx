import { useState, type ReactNode } from "react";
import type { Named } from "#contract/named.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { draftOf, isSameDraft, NameFields, namesOfDraft } from "#backoffice/games/name-fields.tsx";
import { useName } from "#backoffice/games/names.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Names = ReturnType<typeof namesOfDraft>;

type EditSheetProps = {
  of: Named;
  /** The choice beside the names. */
  choice: { label: string; value: string; options: Readonly<Record<string, string>> };
  isBusy: boolean;
  problem: string | null;
  onClose: () => void;
  onSubmit: (names: Names, choice: string, reason: string) => void;
  children?: ReactNode;
};

/** Changes the names of a provider or a game, and its badge. */
export function EditSheet({ of, choice, isBusy, problem, onClose, onSubmit }: EditSheetProps) {
  const { games } = useOfficeTexts();
  const [names, setNames] = useState(draftOf(of));
  const [chosen, setChosen] = useState(choice.value);
  return (
    <ReasonSheet
      title={games.editTitle(useName()(of))}
      submit={games.save}
      acting={{ isBusy, problem }}
      isUnsaved={!isSameDraft(names, draftOf(of)) || chosen !== choice.value}
      onClose={onClose}
      onSubmit={(reason) => onSubmit(namesOfDraft(names), chosen, reason)}
    >
      <NameFields names={names} onChange={setNames} />
      <Select
        label={choice.label}
        value={chosen}
        options={Object.entries(choice.options)}
        onChange={(event) => setChosen(event.target.value)}
      />
    </ReasonSheet>
  );
}

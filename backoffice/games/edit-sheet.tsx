import { useState, type ReactNode } from "react";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useName } from "#backoffice/games/names.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Names = { nameKo: string; nameEn: string };
const LONGEST = 60;

type EditSheetProps = {
  of: Names;
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
  const [names, setNames] = useState<Names>({ nameKo: of.nameKo, nameEn: of.nameEn });
  const [chosen, setChosen] = useState(choice.value);
  const field = (name: keyof Names, label: string) => (
    <TextField
      name={name}
      label={label}
      required
      maxLength={LONGEST}
      value={names[name]}
      onChange={(event) => setNames({ ...names, [name]: event.target.value })}
    />
  );
  return (
    <ReasonSheet
      title={games.editTitle(useName()(of))}
      submit={games.save}
      isBusy={isBusy}
      problem={problem}
      isUnsaved={
        names.nameKo !== of.nameKo || names.nameEn !== of.nameEn || chosen !== choice.value
      }
      onClose={onClose}
      onSubmit={(reason) => onSubmit(names, chosen, reason)}
    >
      {field("nameKo", games.nameKo)}
      {field("nameEn", games.nameEn)}
      <Select
        label={choice.label}
        value={chosen}
        options={Object.entries(choice.options)}
        onChange={(event) => setChosen(event.target.value)}
      />
    </ReasonSheet>
  );
}

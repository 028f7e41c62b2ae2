import { useState } from "react";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type AddProfileSheetProps = { changing: ReturnType<typeof useChange>; onClose: () => void };

/** Adds a jurisdiction; its rules follow one by one. */
export function AddProfileSheet({ changing, onClose }: AddProfileSheetProps) {
  const { profiles } = useOfficeTexts();
  const [id, setId] = useState("");
  const [name, setName] = useState("");
  const isBlocked = !/^[a-z0-9-]{2,32}$/.test(id) || name.trim() === "";
  const submit = async (reason: string) => {
    const { outcome } = await changing.change("add-profile", { id, name: name.trim(), reason });
    if (outcome) onClose();
  };
  return (
    <ReasonSheet
      title={profiles.add}
      submit={profiles.add}
      acting={changing}
      isBlocked={isBlocked}
      isUnsaved={id !== "" || name !== ""}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <TextField
        name="id"
        label={profiles.id}
        hint={profiles.idHint}
        value={id}
        maxLength={32}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setId(event.target.value)}
      />
      <TextField
        name="name"
        label={profiles.name}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
      />
    </ReasonSheet>
  );
}

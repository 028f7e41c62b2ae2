import { useState } from "react";
import { TextField } from "#ui/text-field.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import type { Correction } from "#site/my-page/identity/use-identity-form.ts";

type CorrectionFieldsProps = {
  correction: Correction;
  onChange: (correction: Correction) => void;
};

/** The name and the birth date as the document has them, for those who registered them wrongly. */
export function CorrectionFields({ correction, onChange }: CorrectionFieldsProps) {
  const { identity: words, members } = usePageTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { name, birthDate, problem } = correction;
  return (
    <>
      <label className="identity-wrong">
        <input
          type="checkbox"
          checked={isOpen}
          onChange={({ target }) => {
            setIsOpen(target.checked);
            onChange({ name: "", birthDate: "" });
          }}
        />
        {words.wrong}
      </label>
      {isOpen && (
        <>
          <p className="field-hint">{words.wrongHint}</p>
          <TextField
            name="correctedName"
            label={words.name}
            autoComplete="name"
            maxLength={60}
            value={name}
            onChange={({ target }) => onChange({ ...correction, name: target.value })}
          />
          <TextField
            name="correctedBirthDate"
            type="date"
            label={members.birthDate}
            autoComplete="bday"
            value={birthDate}
            state={problem === undefined ? "idle" : "bad"}
            message={problem}
            onChange={({ target }) => onChange({ name, birthDate: target.value })}
          />
        </>
      )}
    </>
  );
}

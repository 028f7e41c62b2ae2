import { TextField } from "#ui/text-field.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type SchemeNameFieldProps = {
  name: string;
  /** Another scheme has the name. */
  isTaken: boolean;
  onChange: (name: string) => void;
};

/** The name of a scheme of shares, which no other scheme may have. */
export function SchemeNameField({ name, isTaken, onChange }: SchemeNameFieldProps) {
  const { jackpots } = useOfficeTexts();
  return (
    <TextField
      name="name"
      label={jackpots.name}
      value={name}
      required
      maxLength={60}
      data-first
      message={isTaken ? jackpots.nameTaken : undefined}
      state={isTaken ? "bad" : "idle"}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

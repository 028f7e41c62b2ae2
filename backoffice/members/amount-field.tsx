import { TextField } from "#ui/text-field.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const LARGEST_WON = 10_000_000_000;

/** The typed whole won, with or without commas; null for anything else. */
export function wonOf(typed: string): number | null {
  const digits = typed.replaceAll(/[,\s]/g, "");
  const won = Number(digits);
  return /^\d+$/.test(digits) && won >= 1 && won <= LARGEST_WON ? won : null;
}

/** An amount of whole won that an act moves. */
export function AmountField({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  return (
    <TextField
      name="amount"
      label={useOfficeTexts().members.amount}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

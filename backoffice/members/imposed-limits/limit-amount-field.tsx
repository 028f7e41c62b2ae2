import type { LimitKind } from "#contract/limit-kinds.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { TextField } from "#ui/text-field.tsx";

/** What is typed as the amount of a limit: won, or minutes for the time. */
export function LimitAmountField({
  kind,
  typed,
  onType,
}: {
  kind: LimitKind;
  typed: string;
  onType: (typed: string) => void;
}) {
  const { imposedLimits: words } = useOfficeTexts();
  return (
    <TextField
      name="amount"
      label={kind === "time" ? words.minutes : words.amount}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

import { TextField } from "#ui/text-field.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** The beginning of a SHA-256; a pointer on it shows the whole. */
export const Hash = ({ of }: { of: string }) => (
  <code translate="no" title={of}>
    {of.slice(0, 12)}…
  </code>
);

type HashFieldProps = { value: string; onChange: (sha256: string) => void };

/** The SHA-256 of what a laboratory certified, in hexadecimal. */
export function HashField({ value, onChange }: HashFieldProps) {
  const words = useOffice().texts.certificates;
  return (
    <TextField
      name="sha256"
      label={words.sha256}
      hint={words.sha256Hint}
      required
      pattern="[0-9A-Fa-f]{64}"
      maxLength={64}
      spellCheck={false}
      autoComplete="off"
      translate="no"
      value={value}
      onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
    />
  );
}

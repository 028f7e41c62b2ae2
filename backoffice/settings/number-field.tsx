import { TextField } from "#ui/text-field.tsx";

type NumberFieldProps = {
  name: string;
  label: string;
  value: string;
  /** An explanation of the number, such as the amount with its unit. */
  hint?: string | undefined;
  problem?: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
};

/** A field for a whole number; only digits are accepted. */
export const NumberField = ({ value, problem, onChange, ...field }: NumberFieldProps) => (
  <TextField
    {...field}
    value={value}
    inputMode="numeric"
    autoComplete="off"
    maxLength={12}
    message={problem}
    state={problem ? "bad" : "idle"}
    onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ""))}
  />
);

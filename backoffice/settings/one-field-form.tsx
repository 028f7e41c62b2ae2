import type { ComponentProps, FormEvent } from "react";
import { TextField } from "#ui/text-field.tsx";

type OneFieldFormProps = Omit<ComponentProps<typeof TextField>, "value" | "onChange"> & {
  submit: string;
  typed: string;
  onType: (typed: string) => void;
  onAsk: () => void;
};

/**
 * One text to add to a list of a site; the reason is asked for next. The list keeps the text until
 * it is added, so that a cancelled sheet loses nothing.
 */
export function OneFieldForm({ submit, typed, onType, onAsk, ...field }: OneFieldFormProps) {
  return (
    <form
      className="code-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <TextField
        {...field}
        value={typed}
        required
        onChange={(event) => onType(event.target.value)}
      />
      <button type="submit" className="btn">
        {submit}
      </button>
    </form>
  );
}

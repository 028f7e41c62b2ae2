import { useState, type ComponentProps, type FormEvent } from "react";
import { TextField } from "#ui/text-field.tsx";

type OneFieldFormProps = Omit<ComponentProps<typeof TextField>, "value" | "onChange"> & {
  submit: string;
  onAsk: (typed: string) => void;
};

/** One text to add to a list of a site; the reason is asked for next. */
export function OneFieldForm({ submit, onAsk, ...field }: OneFieldFormProps) {
  const [typed, setTyped] = useState("");
  return (
    <form
      className="code-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onAsk(typed);
        setTyped("");
      }}
    >
      <TextField
        {...field}
        value={typed}
        required
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="btn">
        {submit}
      </button>
    </form>
  );
}

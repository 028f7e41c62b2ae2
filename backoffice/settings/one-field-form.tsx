import type { ComponentProps, FormEvent } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useUnsaved } from "#backoffice/frame/unsaved.ts";

type OneFieldFormProps = Omit<ComponentProps<typeof TextField>, "value" | "onChange"> & {
  submit: string;
  typed: string;
  onType: (typed: string) => void;
  onAsk: () => void;
};

/**
 * A field for a text that is added to a list of a site; a sheet asks for the reason next. The
 * caller keeps the text until it is added, so that a cancelled sheet loses nothing. An operator who
 * leaves the screen before the text is added is asked first.
 */
export function OneFieldForm({ submit, typed, onType, onAsk, ...field }: OneFieldFormProps) {
  useUnsaved(typed !== "");
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
      <Button type="submit" text={submit} />
    </form>
  );
}

import { useId, useState, type ComponentProps } from "react";
import { describedBy, Field, type FieldState } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "id" | "className"> & {
  label: string;
  name: string;
  /** The rule, always visible under the field. */
  hint?: string | undefined;
  /** What is wrong, or how the check went. */
  message?: string | undefined;
  /** How much is written, beside the hint. */
  counter?: string;
  state?: FieldState;
  /** Name of the button that shows what is typed; only for passwords. */
  reveal?: string;
};

/** A labelled input with its rule, its message and, for passwords, an eye. */
export function TextField(props: TextFieldProps) {
  const { label, hint, message, counter, state = "idle", reveal, type = "text", ...input } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} message={message} counter={counter} state={state}>
      <input
        {...input}
        id={id}
        type={reveal && shown ? "text" : type}
        aria-invalid={state === "bad"}
        {...describedBy(id, props)}
      />
      {reveal && (
        <button
          type="button"
          className="field-eye"
          aria-pressed={shown}
          aria-label={reveal}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} />
        </button>
      )}
    </Field>
  );
}

import { useId, useState, type ComponentProps } from "react";
import { describedBy, Field, type FieldState } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "id" | "className"> & {
  label: string;
  name: string;
  /** The rule, always visible under the field. */
  hint?: string | undefined;
  /** The fault, or the result of a check. */
  message?: string | undefined;
  /** The number of written characters, beside the hint. */
  counter?: string;
  state?: FieldState;
  /** The name of the button that shows the typed password; only for passwords. */
  reveal?: string;
};

/** A labelled input with its rule, its message and, for passwords, a button that shows them. */
export function TextField(props: TextFieldProps) {
  const { label, hint, message, counter, state = "idle", reveal, type = "text", ...input } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      message={message}
      counter={counter}
      state={state}
      required={props.required}
    >
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

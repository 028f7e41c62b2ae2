import { useId, useState, type ComponentProps } from "react";
import { Icon } from "#ui/icon.tsx";

export type FieldState = "idle" | "busy" | "good" | "bad";

type TextFieldProps = Omit<ComponentProps<"input">, "id" | "className"> & {
  label: string;
  name: string;
  /** The rule, always visible under the field. */
  hint?: string | undefined;
  /** What is wrong, or how the check went. */
  message?: string | undefined;
  state?: FieldState;
  /** Name of the button that shows what is typed; only for passwords. */
  reveal?: string;
};

/** A labelled input with its rule, its message and, for passwords, an eye. */
export function TextField(props: TextFieldProps) {
  const { label, hint, message, state = "idle", reveal, type = "text", ...input } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  const described = [hint ? `${id}-hint` : "", message ? `${id}-message` : ""].join(" ").trim();
  return (
    <div className="field" data-state={state}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          {...input}
          id={id}
          type={reveal && shown ? "text" : type}
          aria-invalid={state === "bad"}
          {...(described ? { "aria-describedby": described } : {})}
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
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="field-message" id={`${id}-message`} aria-live="polite">
        {message}
      </p>
    </div>
  );
}

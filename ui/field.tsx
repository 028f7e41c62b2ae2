import { createContext, type ReactNode, useContext } from "react";

export type FieldState = "idle" | "busy" | "good" | "bad";

type FieldProps = {
  /** Of the input itself. */
  id: string;
  label: string;
  hint?: string | undefined;
  message?: string | undefined;
  counter?: string | undefined;
  state: FieldState;
  /** Whether it must be filled in; the input itself says so to screen readers. */
  required?: boolean | undefined;
  children: ReactNode;
};

/** The word that marks required fields; the office gives none, so its fields have no mark. */
export const RequiredWord = createContext<string | null>(null);

/** "Required", for the eye: the `required` of the input is what screen readers announce. */
export function RequiredMark() {
  const word = useContext(RequiredWord);
  return (
    word && (
      <span className="field-required" aria-hidden="true">
        {word}
      </span>
    )
  );
}

/** The ids that describe an input: its rule and, if there is one, its message. */
export function describedBy(
  id: string,
  { hint, message }: { hint?: string | undefined; message?: string | undefined },
): { "aria-describedby"?: string } {
  const described = [hint && hint !== message ? `${id}-hint` : "", message ? `${id}-message` : ""]
    .join(" ")
    .trim();
  return described ? { "aria-describedby": described } : {};
}

/** Label, rule and message around an input; a message that repeats the rule takes its place. */
export function Field(props: FieldProps) {
  const { id, label, hint, message, counter, state, required, children } = props;
  const rule = hint === message ? undefined : hint;
  return (
    <div className="field" data-state={state}>
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {required && <RequiredMark />}
      </div>
      <div className="field-box">{children}</div>
      {(rule ?? counter) && (
        <div className="field-foot">
          {rule && (
            <p className="field-hint" id={`${id}-hint`}>
              {rule}
            </p>
          )}
          {counter && <p className="field-hint field-counter num">{counter}</p>}
        </div>
      )}
      <p className="field-message" id={`${id}-message`} aria-live="polite">
        {message}
      </p>
    </div>
  );
}

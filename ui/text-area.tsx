import { useId, type ComponentProps } from "react";
import { Field, type FieldState, describedBy } from "#ui/field.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "className"> & {
  label: string;
  name: string;
  hint?: string | undefined;
  message?: string | undefined;
  state?: FieldState;
  /** The number of written characters, beside the hint. */
  counter?: string;
};

/** A labelled text area with its rule, its message and its counter. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, message, state = "idle", counter, ...area } = props;
  const id = useId();
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
      <textarea {...area} id={id} aria-invalid={state === "bad"} {...describedBy(id, props)} />
    </Field>
  );
}

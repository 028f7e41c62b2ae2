import { type RefObject, useState } from "react";
import { asFault } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { faultText } from "#site/parts/fault-text.ts";

export const passwordFields = ["old", "next", "again"] as const;
export type PasswordField = (typeof passwordFields)[number];
type Values = Record<PasswordField, string>;
type Problems = Partial<Values>;

const empty: Values = { old: "", next: "", again: "" };

export type PasswordRules = {
  /** The fault of the new password, as text. */
  problemOf: (next: string) => string | null;
  /** Changes it: null on success, otherwise the field and its fault. */
  change: (old: string, next: string) => Promise<[PasswordField, string] | null>;
  done: string;
};

/** The old password, the new one twice, and their faults. */
export function usePasswordForm(
  { problemOf, change: send, done }: PasswordRules,
  form: RefObject<HTMLFormElement | null>,
) {
  const texts = usePageTexts();
  const { members } = texts;
  const dialogs = useDialogs();
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);

  const problemIn = (name: PasswordField): string | null => {
    if (name === "old") return values.old ? null : members.oldNeeded;
    if (name === "next")
      return values.next === values.old ? members.passwordUnchanged : problemOf(values.next);
    return values.again === values.next ? null : members.passwordsDiffer;
  };
  const show = (name: PasswordField, text: string) => {
    setProblems({ [name]: text });
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const submit = async () => {
    if (busy) return;
    for (const name of passwordFields) {
      const problem = problemIn(name);
      if (problem) return show(name, problem);
    }
    setBusy(true);
    const refused = await send(values.old, values.next).catch(
      (error: unknown) =>
        ["next", faultText(members.changeFailed, asFault(error), texts)] as [PasswordField, string],
    );
    setBusy(false);
    if (refused) return show(...refused);
    setValues(empty);
    await dialogs.show({ kind: "success", text: done });
  };
  const set = (name: PasswordField, value: string) => {
    setValues((old) => ({ ...old, [name]: value }));
    setProblems(({ [name]: _solved, ...rest }) => rest);
  };
  const leave = (name: PasswordField) => {
    const problem = values[name] ? problemIn(name) : null;
    if (problem) setProblems((old) => ({ ...old, [name]: problem }));
  };
  return { values, problems, busy, set, leave, submit };
}

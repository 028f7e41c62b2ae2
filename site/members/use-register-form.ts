import { type RefObject, useState } from "react";
import { useFormat } from "#ui/format-context.tsx";
import type { FieldState } from "#ui/field.tsx";
import { useApp } from "#site/app/app-context.tsx";
import type { Registration } from "#site/members/load-registration.ts";
import { useRegister } from "#site/members/register.ts";
import {
  emptyRegistration,
  type Problems,
  problemOf,
  problemsOf,
  type RegistrationField,
} from "#site/members/registration.ts";
import { useAvailability } from "#site/members/use-availability.ts";

/** Values, faults and checks of the registration; id and nickname are checked while typing. */
export function useRegisterForm(
  registration: Registration,
  form: RefObject<HTMLFormElement | null>,
) {
  const { texts, now } = useApp();
  const format = useFormat();
  const register = useRegister();
  const [values, setValues] = useState(emptyRegistration);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const checks = { id: useAvailability("id"), nick: useAvailability("nick") };
  const { codeRequired, minimumAge, termsVersion } = registration;
  const rules = {
    texts: texts.members,
    minimumAge,
    ageText: format.number(minimumAge),
    today: format.date(now),
    codeRequired,
  };

  const change = (name: RegistrationField, value: string) => {
    setValues((old) => ({ ...old, [name]: value }));
    setProblems(({ [name]: _solved, ...rest }) => rest);
    if (name === "id" || name === "nick") checks[name].forget();
  };
  const leave = (name: RegistrationField) => {
    if (!values[name]) return;
    const problem = problemOf(name, values, rules);
    if (problem) setProblems((old) => ({ ...old, [name]: problem }));
    else if (name === "id" || name === "nick") void checks[name].check(values[name]);
  };
  const show = (found: Problems) => {
    setProblems(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async () => {
    if (busy) return;
    const found = problemsOf(values, rules);
    if (Object.keys(found).length > 0) return show(found);
    setBusy(true);
    const refused = await register(values, termsVersion);
    setBusy(false);
    if (refused) show(refused);
  };
  const lookOf = (name: RegistrationField): { state: FieldState; message: string | undefined } => {
    const check = name === "id" || name === "nick" ? checks[name].availability : undefined;
    const problem = problems[name];
    return problem
      ? { state: "bad", message: problem }
      : { state: check?.state ?? "idle", message: check?.message };
  };
  return { values, problems, busy, ageText: rules.ageText, change, leave, submit, lookOf };
}

import { type RefObject, useEffect, useRef, useState } from "react";
import { useFormat } from "#ui/format-context.tsx";
import { useApp } from "#site/app/app-context.tsx";
import type { Registration } from "#site/members/load-registration.ts";
import { useRegister } from "#site/members/register.ts";
import {
  emptyRegistration,
  type Problems,
  problemOf,
  problemsOf,
  type RegistrationField,
  registrationFields,
} from "#site/members/registration.ts";
import { keepRegistrationDraft, readRegistrationDraft } from "#site/members/registration-draft.ts";
import { fieldsOfStep, type Step, steps } from "#site/members/registration-looks.ts";
import { type Availability, useAvailability } from "#site/members/use-availability.ts";

/** The current step, and how to open another one with the focus on a field. */
function useStep(form: RefObject<HTMLFormElement | null>, problems: Problems) {
  const [step, setStep] = useState<Step>("account");
  const focusNext = useRef<RegistrationField | null>(null);
  useEffect(() => {
    const name = focusNext.current;
    focusNext.current = null;
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [form, problems, step]);
  const goTo = (next: Step, field?: RegistrationField) => {
    focusNext.current = field ?? fieldsOfStep[next][0] ?? null;
    setStep(next);
  };
  return { step, goTo };
}

const among = (names: readonly RegistrationField[], all: Problems): Problems =>
  Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));

/** A fault goes before the answer of an availability check. */
const lookFrom = (problem: string | undefined, check: Availability | null): Availability =>
  problem
    ? { state: "bad", message: problem }
    : { state: check?.state ?? "idle", message: check?.message };

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
  // Storage is read after hydration, because the server cannot know the draft.
  useEffect(() => setValues((typed) => ({ ...typed, ...readRegistrationDraft() })), []);
  const { step, goTo } = useStep(form, problems);
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
    const next = { ...values, [name]: value };
    setValues(next);
    keepRegistrationDraft(next);
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
    const first = registrationFields.find((name) => found[name]);
    const place = steps.find((each) => first && fieldsOfStep[each].includes(first));
    if (place) goTo(place, first);
  };
  /** Whether the id or nickname of this step is free; the field says why when it is not. */
  const isFree = async (): Promise<boolean> => {
    if (step === "bank") return true;
    const name = step === "account" ? "id" : "nick";
    const free = await checks[name].check(values[name]);
    if (!free) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    return free;
  };
  const advance = async () => {
    const next = steps[steps.indexOf(step) + 1];
    if (next) return (await isFree()) && goTo(next);
    const refused = await register(values, termsVersion);
    if (refused) show(refused);
  };
  const submit = async () => {
    if (busy) return;
    const found = among(fieldsOfStep[step], problemsOf(values, rules));
    if (Object.keys(found).length > 0) return show(found);
    setBusy(true);
    await advance().finally(() => setBusy(false));
  };
  const back = () => goTo(steps[steps.indexOf(step) - 1] ?? "account");
  const lookOf = (name: RegistrationField) =>
    lookFrom(problems[name], name === "id" || name === "nick" ? checks[name].availability : null);
  const { ageText } = rules;
  return { values, problems, busy, step, ageText, change, leave, submit, back, lookOf };
}

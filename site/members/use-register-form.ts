import { type RefObject, useEffect, useRef, useState } from "react";
import type { MarketingProduct } from "#contract/marketing.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useMemberTexts } from "#site/app/app-context.tsx";
import type { Registration } from "#site/members/load-registration.ts";
import { useRegister } from "#site/members/register.ts";
import {
  emptyRegistration,
  type Problems,
  problemOf,
  problemsOf,
  type RegistrationField,
  registrationFields,
  type RegistrationValues,
} from "#site/members/registration.ts";
import { keepRegistrationDraft, readRegistrationDraft } from "#site/members/registration-draft.ts";
import { fieldsOfStep, type Step, steps } from "#site/members/registration-looks.ts";
import { type Availability, isChecked, useAvailability } from "#site/members/use-availability.ts";

/**
 * The current step, and how to open another one with the focus on a field. A new step is seen from
 * its beginning; a field with a fault is brought into sight.
 */
function useStep(form: RefObject<HTMLFormElement | null>, problems: Problems) {
  const [step, setStep] = useState<Step>("account");
  const next = useRef<{ field: RegistrationField; hasFault: boolean } | null>(null);
  useEffect(() => {
    const { current } = next;
    next.current = null;
    if (!current) return;
    const { field, hasFault } = current;
    form.current
      ?.querySelector<HTMLElement>(`[name="${field}"]`)
      ?.focus({ preventScroll: !hasFault });
    if (!hasFault) form.current?.scrollIntoView({ block: "start" });
  }, [form, problems, step]);
  const goTo = (opened: Step, faulty?: RegistrationField) => {
    const field = faulty ?? fieldsOfStep[opened][0];
    next.current = field ? { field, hasFault: faulty !== undefined } : null;
    setStep(opened);
  };
  return { step, goTo };
}

/** The fields that the server judges, and whether it accepts those of a step; a field says why not. */
function useChecks(form: RefObject<HTMLFormElement | null>) {
  const checks = {
    id: useAvailability("id"),
    nick: useAvailability("nick"),
    pw: useAvailability("pw"),
  };
  const areAccepted = async (step: Step, values: RegistrationValues): Promise<boolean> => {
    const names = fieldsOfStep[step].filter(isChecked);
    const accepted = await Promise.all(names.map((name) => checks[name].check(values)));
    const refused = names[accepted.indexOf(false)];
    if (refused) form.current?.querySelector<HTMLElement>(`[name="${refused}"]`)?.focus();
    return refused === undefined;
  };
  return { checks, areAccepted };
}

/** The products to whose promotional notes the applicant consents; none at first. */
function useConsents() {
  const [consents, setConsents] = useState<readonly MarketingProduct[]>([]);
  const consent = (product: MarketingProduct, isGiven: boolean) => {
    const others = consents.filter((each) => each !== product);
    setConsents(isGiven ? [...others, product] : others);
  };
  return { consents, consent };
}

const among = (names: readonly RegistrationField[], all: Problems): Problems =>
  Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));

/** A fault goes before the answer of an availability check. */
const lookFrom = (problem: string | undefined, check: Availability | null): Availability =>
  problem
    ? { state: "bad", message: problem }
    : { state: check?.state ?? "idle", message: check?.message };

/** Values, faults and checks of the registration; each field is checked when it is left. */
export function useRegisterForm(
  registration: Registration,
  form: RefObject<HTMLFormElement | null>,
  testerCode: string | null,
) {
  const { now } = useApp();
  const texts = useMemberTexts();
  const format = useFormat();
  const register = useRegister();
  const [values, setValues] = useState(emptyRegistration);
  const chosen = useConsents();
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  // Storage is read after hydration, because the server cannot know the draft.
  useEffect(() => setValues((typed) => ({ ...typed, ...readRegistrationDraft() })), []);
  const { step, goTo } = useStep(form, problems);
  const { checks, areAccepted } = useChecks(form);
  const { codeRequired, minimumAge, asks } = registration;
  const rules = {
    texts: texts.members,
    person: texts.person,
    asks,
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
    if (isChecked(name)) checks[name].forget();
  };
  const leave = (name: RegistrationField) => {
    if (!values[name]) return;
    const problem = problemOf(name, values, rules);
    if (problem) setProblems((old) => ({ ...old, [name]: problem }));
    else if (isChecked(name)) void checks[name].check(values);
  };
  const show = (found: Problems) => {
    setProblems(found);
    const first = registrationFields.find((name) => found[name]);
    const place = steps.find((each) => first && fieldsOfStep[each].includes(first));
    if (place) goTo(place, first);
  };
  const advance = async () => {
    const next = steps[steps.indexOf(step) + 1];
    if (next) return (await areAccepted(step, values)) && goTo(next);
    const code = testerCode ?? values.code;
    const refused = await register({ ...values, code }, chosen.consents, registration);
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
    lookFrom(problems[name], isChecked(name) ? checks[name].availability : null);
  const { ageText } = rules;
  const state = { values, problems, busy, step, ageText, ...chosen };
  return { ...state, change, leave, submit, back, lookOf };
}

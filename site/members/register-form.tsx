import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useFormat } from "#ui/format.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApp } from "#site/app-context.tsx";
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

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

type Look = { label: string; hint?: string } & Partial<
  Record<"type" | "autoComplete" | "inputMode" | "reveal", string>
>;

/** Four short groups; every field is checked when it is left, all of them before sending. */
export function RegisterForm({ registration }: { registration: Registration }) {
  const { texts, now } = useApp();
  const { members } = texts;
  const format = useFormat();
  const register = useRegister();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(emptyRegistration);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const checks = { id: useAvailability("id"), nick: useAvailability("nick") };
  const { codeRequired, minimumAge, termsVersion } = registration;
  const ageText = format.number(minimumAge);
  const rules = { texts: members, minimumAge, ageText, today: format.date(now), codeRequired };

  const change = (name: RegistrationField, value: string) => {
    setValues((old) => ({ ...old, [name]: value }));
    setProblems(({ [name]: _, ...rest }) => rest);
    if (name === "id" || name === "nick") checks[name].forget();
  };
  const leave = (name: RegistrationField) => {
    if (!values[name]) return;
    const problem = problemOf(name, values, rules);
    if (problem) setProblems((old) => ({ ...old, [name]: problem }));
    else if (name === "id" || name === "nick") void checks[name].check(values[name]);
  };
  const focusFirst = (found: Problems) => {
    const first = Object.keys(found)[0];
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(values, rules);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirst(found);
    setBusy(true);
    const refused = await register(values, termsVersion);
    setBusy(false);
    if (refused) setProblems(refused);
    if (refused) focusFirst(refused);
  };

  const field = (name: RegistrationField, { label, hint, ...look }: Look) => {
    const check = name === "id" || name === "nick" ? checks[name].availability : undefined;
    const problem = problems[name];
    return (
      <TextField
        {...(look as object)}
        name={name}
        label={label}
        hint={hint}
        value={values[name]}
        state={problem ? "bad" : (check?.state ?? "idle")}
        message={problem ?? check?.message}
        onChange={(event) => change(name, event.target.value)}
        onBlur={() => leave(name)}
      />
    );
  };
  const secret = { type: "password", autoComplete: "new-password", reveal: members.showPassword };

  return (
    <form ref={form} className="fm" noValidate onSubmit={(event) => void submit(event)}>
      <Group title={members.groupAccount}>
        {field("id", { label: members.id, hint: members.idRule, autoComplete: "username" })}
        {field("pw", { label: members.password, hint: members.passwordRule, ...secret })}
        {field("pwAgain", { label: members.passwordAgain, ...secret })}
      </Group>
      <Group title={members.groupProfile}>
        {field("nick", { label: members.nick, hint: members.nickRule, autoComplete: "nickname" })}
        {field("phone", {
          label: members.phone,
          hint: members.phoneRule,
          type: "tel",
          autoComplete: "tel",
        })}
        {field("birthDate", {
          label: members.birthDate,
          hint: members.birthDateRule(ageText),
          type: "date",
          autoComplete: "bday",
        })}
      </Group>
      <Group title={members.groupBank}>
        {field("bankname", { label: members.bankName, hint: members.bankNameRule })}
        {field("banknum", {
          label: members.bankNumber,
          hint: members.bankNumberRule,
          inputMode: "numeric",
        })}
        {field("bankOwner", {
          label: members.bankOwner,
          hint: members.bankOwnerRule,
          autoComplete: "name",
        })}
        {field("exchange_pw", {
          label: members.withdrawalPassword,
          hint: members.withdrawalPasswordRule,
          inputMode: "numeric",
          ...secret,
        })}
      </Group>
      <Group title={members.groupConsent}>
        {codeRequired && field("code", { label: members.code, hint: members.codeRule })}
        <div className="terms">
          <p className="terms-title">{members.termsTitle}</p>
          <ul>
            {members.terms(ageText).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <label className="consent" data-state={problems.terms ? "bad" : "idle"}>
          <input
            type="checkbox"
            name="terms"
            checked={values.terms !== ""}
            aria-invalid={problems.terms !== undefined}
            onChange={(event) => change("terms", event.target.checked ? termsVersion : "")}
          />
          <span>{members.acceptTerms(ageText)}</span>
        </label>
        <p className="field-message" aria-live="polite">
          {problems.terms}
        </p>
      </Group>
      <p className="form-summary" role="status">
        {Object.keys(problems).length > 0 &&
          members.fixErrors(format.number(Object.keys(problems).length))}
      </p>
      <button type="submit" className="btn btn-gold" aria-busy={busy}>
        {members.register}
      </button>
    </form>
  );
}

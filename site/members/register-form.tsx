import { type ReactNode, useRef } from "react";
import { marketingProducts } from "#contract/marketing.ts";
import { Button } from "#ui/button.tsx";
import { RequiredMark } from "#ui/field.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApp, useMemberTexts } from "#site/app/app-context.tsx";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { hrefInLocale } from "#site/app/addresses.ts";
import type { Registration } from "#site/members/load-registration.ts";
import {
  type FieldLook,
  fieldGroups,
  looksOfPerson,
  type Step,
  steps,
} from "#site/members/registration-looks.ts";
import { BankField } from "#site/members/bank-field.tsx";
import type { LegalKind } from "#site/settings/load-legal.ts";
import { useRegisterForm } from "#site/members/use-register-form.ts";

type Form = ReturnType<typeof useRegisterForm>;

type GroupProps = { title: string; hidden: boolean; children: ReactNode };

function Group({ title, hidden, children }: GroupProps) {
  return (
    <fieldset className="form-group" hidden={hidden}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

const Field = ({ form, look: { name, ...look } }: { form: Form; look: FieldLook }) => (
  <TextField
    {...look}
    {...form.lookOf(name)}
    name={name}
    required
    value={form.values[name]}
    onChange={(event) => form.change(name, event.target.value)}
    onBlur={() => form.leave(name)}
  />
);

const Fields = ({ form, looks }: { form: Form; looks: readonly FieldLook[] }) =>
  looks.map((look) => <Field key={look.name} form={form} look={look} />);

/** The three steps, with the current one marked and those before it as done. */
function Progress({ form, titles }: { form: Form; titles: Record<Step, string> }) {
  const format = useFormat();
  const now = steps.indexOf(form.step);
  return (
    <ol className="steps">
      {steps.map((step, place) => (
        <li
          key={step}
          data-done={place < now || undefined}
          {...(place === now ? { "aria-current": "step" as const } : {})}
        >
          <b className="num">{format.number(place + 1)}</b>
          <span>{titles[step]}</span>
        </li>
      ))}
    </ol>
  );
}

/** Opens in a separate window, so that the form stays filled in. */
function LegalLink({ kind }: { kind: LegalKind }) {
  const { locale } = useApp();
  const texts = useMemberTexts();
  return (
    <a href={hrefInLocale(locale, `/${kind}`, "")} target="_blank" rel="noopener">
      {texts.frame[kind]}
      <span className="vh"> ({texts.frame.newWindow})</span>
    </a>
  );
}

function Terms({ form, version }: { form: Form; version: string }) {
  const { members } = useMemberTexts();
  const { values, problems, ageText } = form;
  return (
    <>
      <div className="terms">
        <p className="terms-title">{members.termsTitle}</p>
        <ul>
          {members.terms(ageText).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="terms-links">
          <LegalLink kind="terms" />
          <LegalLink kind="privacy" />
        </p>
      </div>
      <label className="consent" data-state={problems.terms ? "bad" : "idle"}>
        <input
          type="checkbox"
          name="terms"
          required
          checked={values.terms !== ""}
          aria-invalid={problems.terms !== undefined}
          onChange={(event) => form.change("terms", event.target.checked ? version : "")}
        />
        <span>
          {members.acceptTerms(ageText)} <RequiredMark />
        </span>
      </label>
      <p className="field-message" aria-live="polite">
        {problems.terms}
      </p>
    </>
  );
}

/** Consent to promotional notes about each product: unticked, and needed for nothing. */
function Consents({ form }: { form: Form }) {
  const { marketing } = useMemberTexts();
  return (
    <fieldset className="consents">
      <legend>{marketing.optional}</legend>
      <p className="field-hint">{marketing.optionalHint}</p>
      {marketingProducts.map((product) => (
        <label key={product} className="consent">
          <input
            type="checkbox"
            name={`consent-${product}`}
            checked={form.consents.includes(product)}
            onChange={(event) => form.consent(product, event.target.checked)}
          />
          <span>{marketing.products[product]}</span>
        </label>
      ))}
    </fieldset>
  );
}

type RegisterFormProps = {
  registration: Registration;
  /** The code of a tester's link. */
  testerCode: string | null;
};

/** Three steps; a field is checked when it loses focus, those of a step before the next one. */
export function RegisterForm({ registration, testerCode }: RegisterFormProps) {
  const { members, person: personTexts } = useMemberTexts();
  const format = useFormat();
  const element = useRef<HTMLFormElement>(null);
  const form = useRegisterForm(registration, element, testerCode);
  const wrong = Object.keys(form.problems).length;
  const { account, person, bank } = fieldGroups(members, form.ageText);
  const isLast = form.step === steps.at(-1);
  const code = {
    name: "code",
    label: members.code,
    hint: members.codeRule,
    autoComplete: "off",
  } as const;
  return (
    <form
      ref={element}
      className="fm"
      noValidate
      {...dirtyIf(Object.values(form.values).some((value) => value !== ""))}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <p className="field-hint">{members.allRequired}</p>
      <Progress
        form={form}
        titles={{ account: account.title, person: person.title, bank: bank.title }}
      />
      <Group title={account.title} hidden={form.step !== "account"}>
        <Fields form={form} looks={account.looks} />
        {registration.codeRequired && <Field form={form} look={code} />}
        <Terms form={form} version={registration.termsVersion} />
        <Consents form={form} />
      </Group>
      <Group title={person.title} hidden={form.step !== "person"}>
        <Fields form={form} looks={person.looks} />
        {registration.asks.length > 0 && <p className="field-hint">{personTexts.why}</p>}
        <Fields form={form} looks={looksOfPerson(personTexts, registration.asks)} />
      </Group>
      <Group title={bank.title} hidden={form.step !== "bank"}>
        <BankField
          {...form.lookOf("bankname")}
          value={form.values.bankname}
          onChange={(name) => form.change("bankname", name)}
          onBlur={() => form.leave("bankname")}
        />
        <Fields form={form} looks={bank.looks} />
      </Group>
      <p className="form-summary" role="status">
        {wrong > 0 && members.fixErrors(format.number(wrong))}
      </p>
      <Button
        type="submit"
        look="gold"
        text={isLast ? members.register : members.nextStep}
        aria-busy={form.busy}
      />
      {form.step !== "account" && (
        <Button look="soft" text={members.previousStep} onClick={form.back} />
      )}
    </form>
  );
}

import { useRef, useState } from "react";
import { personFieldRules, type PersonField } from "#contract/person-rules.ts";
import { fits } from "#contract/text-rules.ts";
import type { Output } from "#contract/calls.ts";
import { Button } from "#ui/button.tsx";
import { asFault, referenceIn } from "#ui/call.ts";
import { TextField } from "#ui/text-field.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { refusalText } from "#site/parts/refusal-text.ts";
import { personRules } from "#site/members/registration.ts";
import { looksOfPerson } from "#site/members/registration-looks.ts";

type FormProps = Pick<Output<"get-person">, "asks"> & { onGiven: () => void };

/** Asks a member for the details that a national register needs. */
export default function PersonForm({ asks, onGiven }: FormProps) {
  const { person } = useAccountTexts();
  const [values, setValues] = useState<Partial<Record<PersonField, string>>>({});
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { call } = useApp();
  const texts = useAccountTexts();
  const format = useFormat();
  const dialogs = useDialogs();
  const isWrong = (name: PersonField) => !fits(personFieldRules[name], values[name] ?? "");
  const looks = looksOfPerson(person, asks);
  const submit = async () => {
    setShown(true);
    if (isBusy) return;
    const wrong = looks.find(({ name }) => isWrong(name));
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name=${wrong.name}]`)?.focus();
    setBusy(true);
    const answer = await call("give-person", { person: values }).catch(asFault);
    setBusy(false);
    if (answer.status === "success") {
      dialogs.toast(person.gave);
      return onGiven();
    }
    const why = refusalText(answer, texts, format);
    await dialogs.show({ kind: "error", text: why ?? texts.limits.failed, ...referenceIn(answer) });
  };
  return (
    <form
      ref={form}
      className="fm barred-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="money-text">{person.asks}</p>
      {looks.map(({ name, ...look }) => (
        <TextField
          key={name}
          {...look}
          name={name}
          required
          state={isShown && isWrong(name) ? "bad" : "idle"}
          message={isShown && isWrong(name) ? personRules(person)[name] : undefined}
          value={values[name] ?? ""}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
      <p className="field-hint">{person.why}</p>
      <Button type="submit" look="gold" text={person.give} aria-busy={isBusy} />
    </form>
  );
}

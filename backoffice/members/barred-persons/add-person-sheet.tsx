import { useState } from "react";
import { useLoaderData } from "react-router";
import { barredKinds, type BarredKind } from "#contract/office/barred-persons.ts";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import type { BarredPersonsPage } from "#backoffice/members/barred-persons/load-barred-persons.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The state of a link that opens the sheet for a banned person, as a case has it. */
export const BARRING = "barring";

type AddPersonSheetProps = {
  startKind: BarredKind;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

const fresh = { name: "", birthDate: "", phone: "", bankNumber: "", email: "", endsOn: "" };
type Written = typeof fresh;

/** What was written, without the fields that are empty. */
const givenOf = ({ name, ...rest }: Written) => ({
  name,
  ...(Object.fromEntries(Object.entries(rest).filter(([, text]) => text !== "")) as Partial<
    Omit<Written, "name">
  >),
});

/** Bars a person by what is known of them. */
export function AddPersonSheet({ startKind, changing, onClose }: AddPersonSheetProps) {
  const words = useOfficeTexts().barredPersons;
  const { unlisted } = useLoaderData<BarredPersonsPage>();
  const [written, setWritten] = useState(fresh);
  const [kind, setKind] = useState(startKind);
  const [operator, setOperator] = useState("");
  const submit = async (reason: string) => {
    const colleague = kind === "staff" && operator !== "" && { operatorId: Number(operator) };
    const input = { kind, ...givenOf(written), ...colleague, reason };
    if ((await changing.change("add-barred-person", input)).outcome) onClose();
  };
  const field = (name: keyof Written) => ({
    name,
    label: words[name],
    value: written[name],
    onChange: (event: { target: { value: string } }) =>
      setWritten({ ...written, [name]: event.target.value }),
  });
  return (
    <ReasonSheet
      title={words.add}
      submit={words.add}
      acting={changing}
      isUnsaved={JSON.stringify(written) !== JSON.stringify(fresh)}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="why">{words.knownHint}</p>
      <TextField {...field("name")} required minLength={2} maxLength={60} data-first />
      <div className="field-grid">
        <Select
          name="kind"
          label={words.kind}
          value={kind}
          options={barredKinds.map((each) => [each, words.kinds[each]])}
          onChange={(event) => setKind(event.target.value as BarredKind)}
        />
        {kind === "staff" && (
          <Select
            name="operator"
            label={words.operator}
            value={operator}
            options={[
              ["", words.noOperator],
              ...unlisted.map(({ id, name }) => [String(id), name] as const),
            ]}
            onChange={(event) => setOperator(event.target.value)}
          />
        )}
        <TextField {...field("birthDate")} type="date" min="1900-01-01" max="2099-12-31" />
        <TextField {...field("phone")} type="tel" maxLength={16} />
        <TextField {...field("bankNumber")} maxLength={40} spellCheck={false} />
        <TextField {...field("email")} type="email" maxLength={254} />
        <TextField {...field("endsOn")} type="date" min="2020-01-01" max="2099-12-31" />
      </div>
    </ReasonSheet>
  );
}

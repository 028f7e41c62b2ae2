import { connectionCurrencies, protocols } from "#contract/office/connections.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { ConnectionDraft } from "#backoffice/games/connection-draft.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type ConnectionFieldsProps = {
  draft: ConnectionDraft;
  isNew: boolean;
  onChange: (draft: ConnectionDraft) => void;
};

const names = (values: readonly string[]) => values.map((value) => [value, value] as const);

/** The attributes of a typed field that is sent as it is. */
const typed =
  ({ draft, onChange }: Pick<ConnectionFieldsProps, "draft" | "onChange">) =>
  (name: "connection" | "url" | "operatorId" | "country" | "roundPage" | "keptMonths") => ({
    name,
    value: draft[name],
    autoComplete: "off",
    autoCapitalize: "none",
    spellCheck: false,
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...draft, [name]: event.target.value }),
  });

/** The form fields for a connection's settings. */
export function ConnectionFields({ draft, isNew, onChange }: ConnectionFieldsProps) {
  const { connections: words } = useOfficeTexts();
  const text = typed({ draft, onChange });
  const lines = (name: "gameHosts" | "networks") => ({
    name,
    value: draft[name],
    rows: 3,
    spellCheck: false,
    label: words[name],
    hint: words[`${name}Hint`],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...draft, [name]: event.target.value }),
  });
  return (
    <>
      {isNew && (
        <TextField
          {...text("connection")}
          label={words.name}
          hint={words.nameHint}
          required
          pattern="[a-z0-9\-]{1,32}"
          data-first
        />
      )}
      <Choices draft={draft} onChange={onChange} />
      <p className="why">{words.kindHint}</p>
      <TextField
        {...text("url")}
        {...(!isNew && { "data-first": true })}
        type="url"
        label={words.url}
        hint={words.urlHint}
        required
        maxLength={500}
      />
      <div className="field-grid">
        <TextField {...text("operatorId")} label={words.operatorId} required maxLength={64} />
        <TextField
          {...text("country")}
          label={words.country}
          hint={words.countryHint}
          required
          pattern="[A-Za-z]{2}"
        />
        <Select
          name="currency"
          label={words.currency}
          value={draft.currency}
          options={names(connectionCurrencies)}
          onChange={({ target: { value } }) => {
            const currency = connectionCurrencies.find((each) => each === value);
            if (currency) onChange({ ...draft, currency });
          }}
        />
      </div>
      <TextArea {...lines("gameHosts")} required />
      <TextArea {...lines("networks")} />
      <AboutRounds draft={draft} onChange={onChange} />
    </>
  );
}

/** What the provider keeps of rounds, and where it shows one. */
function AboutRounds({ draft, onChange }: Omit<ConnectionFieldsProps, "isNew">) {
  const { connections: words } = useOfficeTexts();
  const text = typed({ draft, onChange });
  return (
    <>
      <TextField
        {...text("keptMonths")}
        type="number"
        inputMode="numeric"
        label={words.keptMonths}
        hint={words.keptMonthsHint}
        required
        min={4}
        max={120}
      />
      <TextField
        {...text("roundPage")}
        label={words.roundPage}
        hint={words.roundPageHint}
        maxLength={500}
      />
    </>
  );
}

/** The protocol and the environment. */
function Choices({ draft, onChange }: Omit<ConnectionFieldsProps, "isNew">) {
  const { connections: words } = useOfficeTexts();
  return (
    <div className="field-grid">
      <Select
        name="protocol"
        label={words.protocol}
        value={draft.protocol}
        options={names(protocols)}
        onChange={({ target: { value } }) => {
          const protocol = protocols.find((each) => each === value);
          if (protocol) onChange({ ...draft, protocol });
        }}
      />
      <Select
        name="isTest"
        label={words.isTest}
        value={draft.isTest ? "test" : "live"}
        options={Object.entries(words.kinds)}
        onChange={(event) => onChange({ ...draft, isTest: event.target.value === "test" })}
      />
    </div>
  );
}

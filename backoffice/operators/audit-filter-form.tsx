import { useState, type FormEvent, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { actWords } from "#backoffice/frame/act-words.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { auditFields } from "#backoffice/operators/load-operators.ts";

type Name = (typeof auditFields)[number];
type AuditFilterFormProps = {
  operators: readonly { id: number; name: string }[];
  calls: readonly string[];
};

/** The filters of the trail, kept in the address, so that it can be passed on. */
export function AuditFilterForm(props: AuditFilterFormProps) {
  const [query, setQuery] = useSearchParams();
  // A new address resets the form, whose input would not match what is shown.
  return <Fields key={query.toString()} {...props} query={query} setQuery={setQuery} />;
}

type FieldsProps = AuditFilterFormProps & {
  query: URLSearchParams;
  setQuery: (query: Record<string, string>) => void;
};

function Fields({ operators, calls, query, setQuery }: FieldsProps) {
  const { texts } = useOffice();
  const { audit, staff } = texts;
  const [wanted, setWanted] = useState<Partial<Record<Name, string>>>(() =>
    Object.fromEntries(auditFields.map((name) => [name, query.get(name) ?? ""])),
  );
  const field = (name: Name) => ({
    name,
    value: wanted[name] ?? "",
    onChange: (event: { target: { value: string } }) =>
      setWanted({ ...wanted, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = Object.entries(wanted).map(([name, value]) => [name, value.trim()] as const);
    setQuery(Object.fromEntries(chosen.filter(([, value]) => value !== "")));
  };
  return (
    <form className="filters card" aria-label={audit.filters} onSubmit={submit}>
      <Labelled label={audit.actor}>
        <select {...field("operator")}>
          <option value="">{staff.everyone}</option>
          {operators.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={audit.act}>
        <select {...field("call")}>
          <option value="">{audit.everyAct}</option>
          {calls.map((call) => (
            <option key={call} value={call}>
              {actWords(texts, call)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={audit.object}>
        <input
          {...field("object")}
          pattern="[a-z\-]+(:[^ ]{1,100})?"
          placeholder={audit.objectHint}
          title={audit.objectHint}
        />
      </Labelled>
      <Labelled label={audit.from}>
        <input type="date" {...field("from")} min="2000-01-01" max="2099-12-31" />
      </Labelled>
      <Labelled label={audit.until}>
        <input type="date" {...field("until")} min="2000-01-01" max="2099-12-31" />
      </Labelled>
      <Labelled label={audit.words}>
        <input {...field("words")} maxLength={100} />
      </Labelled>
      <div className="row-of-buttons">
        <Button type="submit" look="main" text={audit.apply} />
        <Button text={audit.reset} onClick={() => setQuery({})} />
      </div>
    </form>
  );
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <label>
    {label}
    {children}
  </label>
);

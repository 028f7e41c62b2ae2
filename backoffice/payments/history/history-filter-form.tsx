import { useState, type ComponentProps } from "react";
import { Form, Link } from "react-router";
import { paymentStates } from "#contract/office/payment-history.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { Button } from "#ui/button.tsx";
import { numberIn } from "#ui/number-in.ts";
import { stateName } from "#backoffice/payments/history/history-columns.tsx";
import type { HistoryFilter } from "#backoffice/payments/history/load-history.ts";

type HistoryFilterFormProps = {
  filter: HistoryFilter;
  operators: readonly { id: number; name: string }[];
};

/** The filters of the history, kept in the address, so that a view can be passed on. */
export function HistoryFilterForm({ filter, operators }: HistoryFilterFormProps) {
  const texts = useOfficeTexts();
  const { audit, payments, paymentHistory: words } = texts;
  const [least, setLeast] = useState(filter.atLeast);
  return (
    <Form className="filters card" role="search" aria-label={audit.filters}>
      <Labelled label={audit.from}>
        <Day name="from" defaultValue={filter.from} />
      </Labelled>
      <Labelled label={audit.until}>
        <Day name="until" defaultValue={filter.until} />
      </Labelled>
      <Labelled label={words.kind}>
        <select name="kind" defaultValue={filter.kind ?? ""}>
          <option value="">{words.everyKind}</option>
          <option value="deposit">{payments.deposit}</option>
          <option value="withdrawal">{payments.withdrawal}</option>
        </select>
      </Labelled>
      <Labelled label={words.state}>
        <select name="state" defaultValue={filter.state ?? ""}>
          <option value="">{words.everyState}</option>
          {paymentStates.map((state) => (
            <option key={state} value={state}>
              {stateName(texts, state)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={words.operator}>
        <select name="operator" defaultValue={filter.operator ?? ""}>
          <option value="">{words.everyState}</option>
          {operators.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={words.loginId}>
        <input name="loginId" maxLength={64} defaultValue={filter.loginId} />
      </Labelled>
      <Labelled label={words.atLeast}>
        <Won
          name="atLeast"
          defaultValue={filter.atLeast}
          onChange={({ target }) => setLeast(numberIn(target.value))}
        />
      </Labelled>
      <Labelled label={words.atMost}>
        <Won name="atMost" min={least ?? 1} defaultValue={filter.atMost} />
      </Labelled>
      <Labelled label={payments.reference}>
        <input name="reference" maxLength={40} defaultValue={filter.reference} />
      </Labelled>
      <div className="row-of-buttons">
        <Button type="submit" look="main" text={audit.apply} />
        <Link className="btn" to="?">
          {audit.reset}
        </Link>
      </div>
    </Form>
  );
}

const Labelled = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <label>
    {label}
    {children}
  </label>
);
const Day = (props: ComponentProps<"input">) => (
  <input {...props} type="date" min="2000-01-01" max="2099-12-31" />
);
const Won = (props: ComponentProps<"input">) => (
  <input type="number" inputMode="numeric" min={1} max={9_007_199_254} step={1} {...props} />
);

import type { PaymentTotals } from "#contract/office/payment-history.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { stateName } from "#backoffice/payments/history/history-columns.tsx";

/** The sums of what matches, and beside them those of the ledger for the same payments. */
export function HistoryTotals({ totals }: { totals: PaymentTotals | null }) {
  const { paymentHistory: words } = useOfficeTexts();
  if (!totals) return <p className="notice">{words.tooMany}</p>;
  if (totals.groups.length === 0) return null;
  return (
    <div className="history-totals">
      {(["deposit", "withdrawal"] as const).map((kind) => (
        <Groups key={kind} kind={kind} groups={totals.groups} />
      ))}
      {totals.ledger ? (
        <Comparison ledger={totals.ledger} />
      ) : (
        <p className="notice">{words.notCompared}</p>
      )}
    </div>
  );
}

type GroupsProps = {
  kind: PaymentTotals["groups"][number]["kind"];
  groups: PaymentTotals["groups"];
};

/** The sums of one kind by state. */
function Groups({ kind, groups }: GroupsProps) {
  const texts = useOfficeTexts();
  const { payments, paymentHistory: words } = texts;
  const format = useFormat();
  const own = groups.filter((group) => group.kind === kind);
  if (own.length === 0) return null;
  return (
    <section className="card">
      <h2>
        {words.totals} · {payments[kind]}
      </h2>
      <table className="money-table">
        <thead>
          <tr>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.count}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {own.map(({ state, count, amount }) => (
            <tr key={state}>
              <th scope="row">{stateName(texts, state)}</th>
              <td>{format.number(count)}</td>
              <td>
                <Money amount={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A difference means that a payment and its postings disagree; the ledger's checks name it. */
function Comparison({ ledger }: { ledger: NonNullable<PaymentTotals["ledger"]> }) {
  const { paymentHistory: words } = useOfficeTexts();
  return (
    <section className="card">
      <h2>{words.comparison}</h2>
      <table className="money-table">
        <thead>
          <tr>
            <th scope="col">{words.comparison}</th>
            <th scope="col">{words.byPayments}</th>
            <th scope="col">{words.byLedger}</th>
            <th scope="col">{words.difference}</th>
          </tr>
        </thead>
        <tbody>
          {(["credited", "paid", "held"] as const).map((each) => {
            const difference = ledger[each].payments - ledger[each].ledger;
            return (
              <tr key={each}>
                <th scope="row">{words[each]}</th>
                <td>
                  <Money amount={ledger[each].payments} />
                </td>
                <td>
                  <Money amount={ledger[each].ledger} />
                </td>
                <td className={difference === 0 ? undefined : "late"}>
                  <Money amount={difference} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

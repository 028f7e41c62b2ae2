import type { PaymentDetail } from "#contract/office/payments.ts";
import { Money } from "#ui/money.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The member's balances now and after each decision. */
export function MoneyTable({ request: { money, decision } }: { request: PaymentDetail }) {
  const texts = useOfficeTexts().payments;
  const columns = [
    { name: texts.moneyNow, balances: money.now },
    ...(decision === null
      ? [
          { name: texts.ifApproved, balances: money.approved },
          { name: texts.ifRefused, balances: money.refused },
        ]
      : []),
  ];
  const rows = [
    { name: texts.cash, kind: "cash" as const },
    { name: texts.setAside, kind: "hold" as const },
  ];
  return (
    <section>
      <h3>{texts.money}</h3>
      <table className="money-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{texts.money}</span>
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, kind }) => (
            <tr key={kind}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td
                  key={column.name}
                  className={column.balances[kind] === money.now[kind] ? undefined : "changes"}
                >
                  <Money amount={column.balances[kind]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

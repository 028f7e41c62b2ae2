import { Fragment } from "react";
import { Link } from "react-router";
import type { AccountBalance } from "#contract/office/balance-report.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type Report = OfficeOutput<"get-balance-report">;

/**
 * Each account with its movements below it, what members are owed, what of it dormant accounts are
 * owed, and the check of the balances. */
export function BalanceTable({ report }: { report: Report }) {
  const { locale, texts: all } = useOffice();
  const { balances: texts, members } = all;
  const format = useFormat();
  const { amount: unexplained, comparedAt } = report.unexplained;
  const isExplained = Number(unexplained) === 0;
  const movements: Readonly<Record<string, string>> = { ...members.movements, ...texts.movements };
  const accounts: Readonly<Record<string, string>> = texts.accounts;
  const nameOf = ({ account, name }: AccountBalance) =>
    name === null
      ? accounts[account]
      : `${accounts[account]} ${locale === "ko" ? name.ko : name.en}`;
  return (
    <div className="figures figures-few">
      <TableFrame name={texts.title} scroller="table-scroll rows-scroll">
        <thead>
          <Headings names={[texts.account, texts.opening, texts.change, texts.closing]} />
        </thead>
        <tbody>
          {report.accounts.map((account) => (
            <Fragment key={account.account + (account.provider ?? "")}>
              <Line name={nameOf(account) ?? account.account} balance={account} />
              {account.movements.map(({ movement, amount }) => (
                <tr key={movement}>
                  <td className="balance-movement">{movements[movement] ?? movement}</td>
                  {(["opening", "change", "closing"] as const).map((column) => (
                    <td key={column}>{column === "change" && <Money amount={Number(amount)} />}</td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
          <Line name={texts.liability} balance={report.liability} />
          <Line name={texts.testAccounts} balance={report.testAccounts} />
        </tbody>
      </TableFrame>
      <p>
        <Link className="link" to="/reports/funds">
          {all.funds.fromBalances}
        </Link>
      </p>
      <p className="card-lead">
        {texts.dormant(format.number(report.dormant.accounts))}:{" "}
        <Money amount={Number(report.dormant.amount)} />
      </p>
      <p className={isExplained ? "card-lead" : "notice notice-bad"}>
        {texts.unexplained(`${format.date(comparedAt)} ${format.time(comparedAt)}`)}:{" "}
        {isExplained ? <Money amount={0} /> : unexplained}
      </p>
    </div>
  );
}

const Line = ({ name, balance }: { name: string; balance: Report["liability"] }) => (
  <tr>
    <td>
      <b>{name}</b>
    </td>
    {([balance.opening, balance.change, balance.closing] as const).map((amount, at) => (
      <td key={["opening", "change", "closing"][at]}>
        <Money amount={Number(amount)} />
      </td>
    ))}
  </tr>
);

import type { FundsDayAccount, SegregatedBalance } from "#contract/office/funds.ts";
import { Button } from "#ui/button.tsx";
import { Exact } from "#backoffice/frame/exact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { accountName } from "#backoffice/reports/funds/account-name.ts";

type BalancesTableProps = {
  day: string;
  accounts: readonly FundsDayAccount[];
  /** Null while no balance can be entered. */
  onAsk: ((about: FundsDayAccount) => void) | null;
};

/** Each account's balance of a day, with those that it corrects below it. */
export function BalancesTable({ day, accounts, onAsk }: BalancesTableProps) {
  const { funds: texts, staff } = useOfficeTexts();
  return (
    <RowsTable
      caption={texts.balances(day)}
      head={[
        texts.account,
        { name: texts.balance, isEnd: true },
        texts.enteredBy,
        texts.enteredAt,
        texts.reason,
        ...(onAsk ? [staff.actions] : []),
      ]}
      empty={texts.noAccounts}
    >
      {accounts.flatMap((about) => {
        const [newest, ...before] = about.balances;
        return [
          <Row
            key={about.account.id}
            name={accountName(about.account)}
            balance={newest ?? null}
            onAsk={onAsk && (() => onAsk(about))}
          />,
          ...before.map((each) => (
            <Row key={`before-${each.id}`} name={texts.corrected} balance={each} onAsk={null} />
          )),
        ];
      })}
    </RowsTable>
  );
}

type RowProps = { name: string; balance: SegregatedBalance | null; onAsk: (() => void) | null };

function Row({ name, balance, onAsk }: RowProps) {
  const { funds: texts } = useOfficeTexts();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num end">
        {balance ? (
          <Exact won={String(balance.amount)} />
        ) : (
          <span className="tag tag-warn">{texts.missing}</span>
        )}
      </td>
      <td>{balance?.by ?? "-"}</td>
      <td>{balance ? <Moment at={balance.at} /> : "-"}</td>
      <td>{balance ? <span className="cut">{balance.reason}</span> : "-"}</td>
      {onAsk && (
        <td>
          <Button
            look="small"
            text={balance ? texts.correct : texts.enter}
            of={name}
            onClick={onAsk}
          />
        </td>
      )}
    </tr>
  );
}

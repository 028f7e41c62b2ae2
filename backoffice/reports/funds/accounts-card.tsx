import { useState } from "react";
import type { SegregatedAccount } from "#contract/office/funds.ts";
import { Button } from "#ui/button.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { accountName } from "#backoffice/reports/funds/account-name.ts";
import { AccountSheet } from "#backoffice/reports/funds/account-sheet.tsx";
import { EndSheet } from "#backoffice/reports/funds/end-sheet.tsx";

type Asking = { act: "add" } | { act: "change" | "end"; account: SegregatedAccount };
type CardProps = { accounts: readonly SegregatedAccount[]; today: string };

/** The bank accounts in which members' money is held apart, and their changes. */
export function AccountsCard({ accounts, today }: CardProps) {
  const { texts: all, may } = useOffice();
  const { funds: texts, staff } = all;
  const [asking, setAsking] = useState<Asking | null>(null);
  const changing = useChange();
  const close = () => setAsking(null);
  const mayChange = may("settings.change");
  const sheet = { changing, today, onClose: close };
  return (
    <section className="card">
      <div className="card-head">
        <h2>{texts.accounts}</h2>
        {mayChange && <Button text={texts.add} onClick={() => setAsking({ act: "add" })} />}
      </div>
      <p className="card-lead">{texts.accountsLead}</p>
      <ChangeNotice outcome={changing.outcome} />
      <RowsTable
        caption={texts.accounts}
        head={[
          texts.account,
          texts.holder,
          texts.fromDay,
          texts.untilDay,
          ...(mayChange ? [staff.actions] : []),
        ]}
        empty={texts.noAccounts}
      >
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            onAsk={mayChange ? (act) => setAsking({ act, account }) : null}
          />
        ))}
      </RowsTable>
      {asking?.act === "add" && <AccountSheet account={null} {...sheet} />}
      {asking?.act === "change" && <AccountSheet account={asking.account} {...sheet} />}
      {asking?.act === "end" && <EndSheet account={asking.account} {...sheet} />}
    </section>
  );
}

type RowProps = {
  account: SegregatedAccount;
  /** Null for an operator who may not change accounts. */
  onAsk: ((act: "change" | "end") => void) | null;
};

function AccountRow({ account, onAsk }: RowProps) {
  const { funds: texts } = useOffice().texts;
  const name = accountName(account);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{account.holder}</td>
      <td className="num nowrap">{account.from}</td>
      <td className="num nowrap">
        {account.until ?? <span className="tag tag-good">{texts.inUse}</span>}
      </td>
      {onAsk && (
        <td>
          {account.until === null && (
            <span className="row-of-buttons row-tight">
              <Button look="small" text={texts.change} of={name} onClick={() => onAsk("change")} />
              <Button look="small" text={texts.end} of={name} onClick={() => onAsk("end")} />
            </span>
          )}
        </td>
      )}
    </tr>
  );
}

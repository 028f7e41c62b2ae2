import type { ReceivingAccount } from "#contract/office/settings.ts";
import { Button } from "#ui/button.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

export type AccountAct = "edit" | "switch" | "earlier" | "later";

type AccountTableProps = {
  accounts: readonly ReceivingAccount[];
  onAct: (act: AccountAct, account: ReceivingAccount) => void;
};

/** The bank accounts in the order in which members get them. */
export function AccountTable({ accounts, onAct }: AccountTableProps) {
  const { texts, may } = useOffice();
  const { settings, staff } = texts;
  const toldId = accounts.find(({ isUsed }) => isUsed)?.id;
  const columns: Column<ReceivingAccount>[] = [
    {
      id: "place",
      header: settings.order,
      renderCell: (row) => <span className="num">{accounts.indexOf(row) + 1}</span>,
    },
    { id: "bank", header: settings.bankName, renderCell: (row) => row.bankName },
    {
      id: "number",
      header: settings.bankNumber,
      renderCell: (row) => <span className="num">{row.bankNumber}</span>,
    },
    { id: "owner", header: settings.bankOwner, renderCell: (row) => row.bankOwner },
    {
      id: "prefix",
      header: settings.referencePrefix,
      renderCell: (row) => row.referencePrefix,
    },
    {
      id: "used",
      header: staff.status,
      renderCell: (original) => (
        <>
          <span className={original.isUsed ? "tag tag-good" : "tag"}>
            {original.isUsed ? settings.inUse : settings.notInUse}
          </span>{" "}
          {original.id === toldId && <span className="tag tag-accent">{settings.told}</span>}
        </>
      ),
    },
    {
      id: "acts",
      header: staff.actions,
      renderCell: (original) =>
        may("settings.change") ? (
          <AccountActs
            account={original}
            isFirst={original === accounts[0]}
            isLast={original === accounts.at(-1)}
            onAct={(act) => onAct(act, original)}
          />
        ) : (
          <span className="why">{staff.whyNoRight}</span>
        ),
    },
  ];
  return (
    <DenseTable
      caption={settings.accounts}
      columns={columns}
      rows={accounts}
      idOf={({ id }) => String(id)}
      empty={settings.noAccounts}
    />
  );
}

type AccountActsProps = {
  account: ReceivingAccount;
  isFirst: boolean;
  isLast: boolean;
  onAct: (act: AccountAct) => void;
};

function AccountActs({ account, isFirst, isLast, onAct }: AccountActsProps) {
  const { settings } = useOffice().texts;
  const acts: [AccountAct, string, boolean][] = [
    ["edit", settings.edit, false],
    ["switch", account.isUsed ? settings.turnOff : settings.turnOn, false],
    ["earlier", settings.earlier, isFirst],
    ["later", settings.later, isLast],
  ];
  return (
    <span className="row-of-buttons row-tight">
      {acts.map(([act, label, isDisabled]) => (
        <Button
          key={act}
          look="small"
          text={label}
          disabled={isDisabled}
          aria-label={`${label}: ${account.bankName} ${account.bankNumber}`}
          onClick={() => onAct(act)}
        />
      ))}
    </span>
  );
}

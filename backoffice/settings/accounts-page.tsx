import { useState } from "react";
import { useLoaderData } from "react-router";
import type { ReceivingAccount } from "#contract/office/settings.ts";
import { Button } from "#ui/button.tsx";
import { Delta } from "#backoffice/frame/delta.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { AccountSheet } from "#backoffice/settings/account-sheet.tsx";
import { AccountTable, type AccountAct } from "#backoffice/settings/account-table.tsx";
import type { AccountsPage } from "#backoffice/settings/load-settings.ts";
import { SettingsNav } from "#backoffice/settings/settings-nav.tsx";

type Asking = { act: "add" } | { act: AccountAct; account: ReceivingAccount };

/** The bank accounts for members' deposits. */
export default function Accounts() {
  const { texts, may } = useOffice();
  const { settings } = texts;
  const { accounts } = useLoaderData<AccountsPage>();
  const [asking, setAsking] = useState<Asking | null>(null);
  const changing = useChange();
  const close = () => setAsking(null);
  return (
    <div className="page">
      <div className="card-head">
        <h1>{settings.accounts}</h1>
        {may("settings.change") && (
          <Button
            look="main"
            text={settings.addAccount}
            onClick={() => setAsking({ act: "add" })}
          />
        )}
      </div>
      <SettingsNav />
      <p className="page-lead">{settings.accountsLead}</p>
      <ChangeNotice outcome={changing.outcome} />
      <AccountTable accounts={accounts} onAct={(act, account) => setAsking({ act, account })} />
      {asking?.act === "add" && <AccountSheet account={null} changing={changing} onClose={close} />}
      {asking?.act === "edit" && <AccountSheet {...asking} changing={changing} onClose={close} />}
      {(asking?.act === "switch" || asking?.act === "earlier" || asking?.act === "later") && (
        <ActSheet {...asking} act={asking.act} changing={changing} onClose={close} />
      )}
    </div>
  );
}

type ActSheetProps = {
  act: Exclude<AccountAct, "edit">;
  account: ReceivingAccount;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** Switching an account or moving it one place. */
function ActSheet({ act, account, changing, onClose }: ActSheetProps) {
  const { settings } = useOffice().texts;
  const { id, version, isUsed } = account;
  const words = {
    switch: isUsed ? settings.turnOff : settings.turnOn,
    earlier: settings.earlier,
    later: settings.later,
  };
  const submit = async (reason: string) => {
    const { outcome } =
      act === "switch"
        ? await changing.change("switch-receiving-account", {
            id,
            version,
            isUsed: !isUsed,
            reason,
          })
        : await changing.change("move-receiving-account", { id, direction: act, reason });
    if (outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words[act]}: ${account.bankName} ${account.bankNumber}`}
      submit={words[act]}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      {act === "switch" && <Delta before={{ isUsed }} after={{ isUsed: !isUsed }} />}
      {act === "switch" && !isUsed && <p className="why">{settings.second}</p>}
    </ReasonSheet>
  );
}

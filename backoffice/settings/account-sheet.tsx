import { useState } from "react";
import type { ReceivingAccount } from "#contract/office/settings.ts";
import { TextField } from "#ui/text-field.tsx";
import { Delta } from "#backoffice/frame/delta.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Facts = Pick<ReceivingAccount, "bankName" | "bankNumber" | "bankOwner" | "referencePrefix">;
type AccountSheetProps = {
  /** Null for a new account. */
  account: ReceivingAccount | null;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** A bank account's details, with the changes against the current ones. */
export function AccountSheet({ account, changing, onClose }: AccountSheetProps) {
  const { settings } = useOfficeTexts();
  const was: Facts = {
    bankName: account?.bankName ?? "",
    bankNumber: account?.bankNumber ?? "",
    bankOwner: account?.bankOwner ?? "",
    referencePrefix: account?.referencePrefix ?? "D",
  };
  const [facts, setFacts] = useState(was);
  const field = (name: keyof Facts) => ({
    name,
    label: settings[name],
    value: facts[name],
    required: true,
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) =>
      setFacts({ ...facts, [name]: event.target.value }),
  });
  const submit = async (reason: string) => {
    const { outcome } = account
      ? await changing.change("change-receiving-account", {
          id: account.id,
          version: account.version,
          ...facts,
          reason,
        })
      : await changing.change("add-receiving-account", { ...facts, reason });
    if (outcome) onClose();
  };
  const names = (Object.keys(facts) as (keyof Facts)[]).filter(
    (name) => account !== null && account[name] !== facts[name],
  );
  const pick = (from: Facts) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return (
    <ReasonSheet
      title={account ? `${settings.edit}: ${account.bankName}` : settings.addAccount}
      submit={account ? settings.save : settings.add}
      acting={changing}
      isUnsaved={JSON.stringify(facts) !== JSON.stringify(was)}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <TextField {...field("bankName")} maxLength={40} />
      <TextField
        {...field("bankNumber")}
        hint={settings.bankNumberHint}
        inputMode="numeric"
        pattern="[0-9][0-9\-]{5,29}"
        maxLength={30}
      />
      <TextField {...field("bankOwner")} maxLength={60} />
      <TextField
        {...field("referencePrefix")}
        hint={settings.prefixHint}
        pattern="[A-Z]{1,4}"
        maxLength={4}
      />
      {account && names.length > 0 && <Delta before={pick(account)} after={pick(facts)} />}
      {account?.isUsed && <p className="why">{settings.second}</p>}
    </ReasonSheet>
  );
}

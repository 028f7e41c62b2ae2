import { useState } from "react";
import type { SegregatedAccount } from "#contract/office/funds.ts";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { accountName } from "#backoffice/reports/funds/account-name.ts";

type AccountSheetProps = {
  /** Null for a new account. */
  account: SegregatedAccount | null;
  today: string;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

const ENDING = /^[0-9A-Z]{4}$/;

/** The bank, the end of the number and the holder; for a new account also its first day. */
export function AccountSheet({ account, today, changing, onClose }: AccountSheetProps) {
  const { funds: texts, settings } = useOfficeTexts();
  const was = {
    bankName: account?.bankName ?? "",
    ending: account?.ending ?? "",
    holder: account?.holder ?? "",
    from: account?.from ?? today,
  };
  const [facts, setFacts] = useState(was);
  const { from, ...named } = facts;
  const isWrong = facts.ending !== "" && !ENDING.test(facts.ending);
  const field = (name: keyof typeof facts, label: string) => ({
    name,
    label,
    value: facts[name],
    required: true,
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) =>
      setFacts({ ...facts, [name]: event.target.value }),
  });
  const submit = async (reason: string) => {
    const { outcome } = account
      ? await changing.change("change-segregated-account", {
          id: account.id,
          version: account.version,
          ...named,
          reason,
        })
      : await changing.change("add-segregated-account", { ...named, from, reason });
    if (outcome) onClose();
  };
  return (
    <ReasonSheet
      title={account ? `${texts.change}: ${accountName(account)}` : texts.add}
      submit={account ? texts.change : texts.add}
      acting={changing}
      isBlocked={isWrong}
      isUnsaved={JSON.stringify(facts) !== JSON.stringify(was)}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <TextField {...field("bankName", texts.bank)} maxLength={40} />
      <TextField
        {...field("ending", texts.ending)}
        maxLength={4}
        pattern="[0-9A-Z]{4}"
        hint={texts.endingWrong}
        state={isWrong ? "bad" : "idle"}
      />
      <TextField {...field("holder", texts.holder)} maxLength={60} />
      {!account && <TextField {...field("from", texts.fromDay)} type="date" hint={texts.addLead} />}
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}

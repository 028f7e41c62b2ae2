import { useState } from "react";
import type { SegregatedAccount } from "#contract/office/funds.ts";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { accountName } from "#backoffice/reports/funds/account-name.ts";

type EndSheetProps = {
  account: SegregatedAccount;
  today: string;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** The last day on which an account counts. */
export function EndSheet({ account, today, changing, onClose }: EndSheetProps) {
  const { funds: texts, settings } = useOfficeTexts();
  const { id, version, from } = account;
  const first = from > today ? from : today;
  const [until, setUntil] = useState(first);
  const submit = async (reason: string) => {
    const input = { id, version, until, reason };
    if ((await changing.change("end-segregated-account", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${texts.end}: ${accountName(account)}`}
      submit={texts.end}
      acting={changing}
      isUnsaved={until !== first}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <TextField
        name="until"
        type="date"
        label={texts.untilDay}
        hint={texts.endLead}
        value={until}
        min={from}
        required
        onChange={(event) => setUntil(event.target.value)}
      />
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}

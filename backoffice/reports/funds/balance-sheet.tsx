import { useState } from "react";
import { LARGEST_BALANCE, type FundsDayAccount } from "#contract/office/funds.ts";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { accountName } from "#backoffice/reports/funds/account-name.ts";

type BalanceSheetProps = { day: string; about: FundsDayAccount; onClose: () => void };

/** What the bank showed of an account at the end of a day, or a correction of it. */
export function BalanceSheet({ day, about, onClose }: BalanceSheetProps) {
  const { funds: texts, staff } = useOfficeTexts();
  const { act, ...acting } = useAct();
  const [written, setWritten] = useState("");
  const newest = about.balances[0];
  const title = newest ? texts.correct : texts.enter;
  const isRight = /^\d{1,14}$/.test(written.trim()) && Number(written) <= LARGEST_BALANCE;
  const submit = async (reason: string) => {
    const input = {
      account: about.account.id,
      day,
      amount: Number(written),
      ...(newest && { corrects: newest.id }),
      reason,
    };
    const answer = await act("enter-segregated-balance", input, staff.done);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={`${title}: ${accountName(about.account)} ${day}`}
      submit={title}
      acting={acting}
      isBlocked={!isRight}
      isUnsaved={written !== ""}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <TextField
        name="amount"
        label={texts.balance}
        hint={texts.balanceHint}
        value={written}
        inputMode="numeric"
        required
        maxLength={14}
        message={written !== "" && !isRight ? texts.balanceWrong : undefined}
        state={written !== "" && !isRight ? "bad" : "idle"}
        onChange={(event) => setWritten(event.target.value)}
      />
    </ReasonSheet>
  );
}

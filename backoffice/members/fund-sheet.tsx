import { useState } from "react";
import type { MemberFacts } from "#contract/office/members.ts";
import { Money } from "#ui/money.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { AmountField, wonOf } from "#backoffice/members/amount-field.tsx";
import { useMemberAct } from "#backoffice/members/use-member-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Proposes money of the house for a test account; another operator carries it out. */
export function FundSheet({ member, onClose }: { member: MemberFacts; onClose: () => void }) {
  const texts = useOfficeTexts().members;
  const { run, isBusy, problem } = useMemberAct(onClose);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const won = wonOf(typed);
  const submit = (reason: string) => {
    if (won === null) return setFault(texts.amountWrong);
    void run("fund-test-account", { id: member.id, amount: won, reason }, texts.proposed);
  };
  return (
    <ReasonSheet
      title={`${texts.acts.fund}: ${member.loginId}`}
      submit={texts.proposeFund}
      acting={{ isBusy, problem: fault ?? problem }}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.fundNote}</p>
      <AmountField
        typed={typed}
        onType={(text) => {
          setFault(null);
          setTyped(text);
        }}
      />
      <p className="sheet-change">
        {texts.fundAfter}: <Money amount={member.balances.cash} /> →{" "}
        <Money amount={member.balances.cash + (won ?? 0)} />
      </p>
    </ReasonSheet>
  );
}

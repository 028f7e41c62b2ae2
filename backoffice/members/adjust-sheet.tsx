import { useState } from "react";
import type { MemberFacts } from "#contract/office/members.ts";
import { adjustmentCauses, type AdjustmentCause } from "#contract/office/wallet.ts";
import { Money } from "#ui/money.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { AmountField, wonOf } from "#backoffice/members/amount-field.tsx";
import { useMemberAct } from "#backoffice/members/use-member-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Direction = keyof typeof adjustmentCauses;

/** A test account is given money by an act of its own. */
const directionsFor = ({ isTest }: MemberFacts): readonly [Direction, ...Direction[]] =>
  isTest ? ["take"] : ["give", "take"];

/** Proposes a correction of the member's cash; another operator carries it out. */
export function AdjustSheet({ member, onClose }: { member: MemberFacts; onClose: () => void }) {
  const texts = useOfficeTexts().members;
  const { run, isBusy, problem } = useMemberAct(onClose);
  const directions = directionsFor(member);
  const [direction, setDirection] = useState<Direction>(directions[0]);
  const [cause, setCause] = useState<AdjustmentCause>(adjustmentCauses[directions[0]][0]);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const won = wonOf(typed);
  const after = member.balances.cash + (direction === "give" ? 1 : -1) * (won ?? 0);
  const choose = (next: Direction) => {
    setDirection(next);
    setCause(adjustmentCauses[next][0]);
    setFault(null);
  };
  const submit = (reason: string) => {
    if (won === null) return setFault(texts.amountWrong);
    if (after < 0) return setFault(texts.amountTooMuch);
    const input = { id: member.id, direction, amount: won, cause, reason };
    void run("adjust-balance", input, texts.proposed);
  };
  return (
    <ReasonSheet
      title={`${texts.acts.adjust}: ${member.loginId}`}
      submit={texts.propose}
      acting={{ isBusy, problem: fault ?? problem }}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.adjustNote}</p>
      <fieldset className="choices">
        <legend>{texts.direction}</legend>
        {directions.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="direction"
              checked={each === direction}
              onChange={() => choose(each)}
            />
            {texts.directions[each]}
          </label>
        ))}
      </fieldset>
      <AmountField
        typed={typed}
        onType={(text) => {
          setFault(null);
          setTyped(text);
        }}
      />
      <Select
        label={texts.cause}
        value={cause}
        onChange={(event) => setCause(event.target.value as AdjustmentCause)}
        options={adjustmentCauses[direction].map((each) => [each, texts.causes[each]])}
      />
      <p className="sheet-change">
        {texts.adjustAfter}: <Money amount={member.balances.cash} /> →{" "}
        <Money amount={Math.max(0, after)} />
      </p>
    </ReasonSheet>
  );
}

import { useState } from "react";
import { memberRules } from "#contract/member-rules.ts";
import { fits } from "#contract/text-rules.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useUser } from "#site/app/session.tsx";
import { BankField } from "#site/members/bank-field.tsx";
import { ChangeNumber, type FactorProps } from "#site/my-page/own-numbers/change-number.tsx";
import { Facts } from "#site/parts/facts.tsx";
import { MoneyCard } from "#site/parts/money-page.tsx";

/** The bank account for withdrawals and its change; a reduced session has no change. */
export function BankAccountCard({ factor }: FactorProps) {
  const { members, ownNumbers: words } = usePageTexts();
  const { user } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  if (!user) return null;
  return (
    <MoneyCard id="bank-title" title={members.groupBank}>
      <Facts
        facts={[
          { name: members.bankName, value: user.bankname, asIs: true },
          { name: members.bankNumber, value: <span className="num">{user.banknum}</span> },
          { name: members.bankOwner, value: user.bankOwner, asIs: true },
        ]}
      />
      {isOpen ? (
        <BankAccountForm factor={factor} onClose={() => setIsOpen(false)} />
      ) : (
        !user.reduced && (
          <p className="money-action">
            <Button look="soft sm" text={words.changeBank} onClick={() => setIsOpen(true)} />
          </p>
        )
      )}
    </MoneyCard>
  );
}

type Problem = ["bankname" | "banknum", string];

function BankAccountForm({ factor, onClose }: FactorProps & { onClose: () => void }) {
  const { call } = useApp();
  const { ownNumbers: words, members } = usePageTexts();
  const [bankname, setName] = useState("");
  const [banknum, setNumber] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const lookOf = (name: Problem[0]) => ({
    state: problem?.[0] === name ? ("bad" as const) : ("idle" as const),
    message: problem?.[0] === name ? problem[1] : undefined,
  });
  const check = () => {
    const wrong: Problem | null = !fits(memberRules.bankName, bankname)
      ? ["bankname", bankname === "" ? members.bankNeeded : members.bankNameRule]
      : !fits(memberRules.bankNumber, banknum)
        ? ["banknum", members.bankNumberRule]
        : null;
    setProblem(wrong);
    return wrong?.[0] ?? null;
  };
  return (
    <ChangeNumber
      factor={factor}
      label={words.changeBank}
      isDirty={bankname !== "" || banknum !== ""}
      check={check}
      onDenied={() => setProblem(["banknum", words.unusable])}
      send={(proof) => call("change-bank-account", { bankname, banknum, ...proof })}
      done={words.bankChanged}
      onClose={onClose}
    >
      <p className="money-text">{words.bankLead}</p>
      <BankField
        value={bankname}
        {...lookOf("bankname")}
        onChange={(name) => {
          setName(name);
          setProblem(null);
        }}
        onBlur={() => {}}
      />
      <TextField
        name="banknum"
        label={words.newNumber}
        hint={members.bankNumberRule}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={32}
        value={banknum}
        {...lookOf("banknum")}
        onChange={({ target }) => {
          setNumber(target.value);
          setProblem(null);
        }}
      />
    </ChangeNumber>
  );
}

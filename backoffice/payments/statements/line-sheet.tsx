import { useState } from "react";
import type { StatementLine, StatementMatch } from "#contract/office/statements.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { WhyTag } from "#backoffice/payments/statements/why-tag.tsx";

export type LineAsking = { kind: "match" | "unmatch" | "ignore" | "restore"; line: StatementLine };

/** The sheet for matching, unmatching or ignoring a bank statement line. */
export function LineSheet({ asking, onClose }: { asking: LineAsking; onClose: () => void }) {
  const { texts: all } = useOffice();
  const texts = all.statements;
  const { kind, line } = asking;
  const { act, isBusy, problem } = useAct();
  const choices = line.match ? [line.match] : line.candidates;
  const usual = choices.find(fits)?.deposit.id ?? null;
  const [depositId, setDepositId] = useState(usual);
  const run = async (reason: string) => {
    const { id } = line;
    const answer =
      kind === "match" || kind === "unmatch"
        ? await act(
            "match-statement-line",
            { id, depositId: kind === "match" ? depositId : null, reason },
            kind === "match" ? texts.matched : texts.unmatched,
          )
        : await act(
            "ignore-statement-line",
            { id, isIgnored: kind === "ignore", reason },
            kind === "ignore" ? texts.ignored : texts.restored,
          );
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={texts[kind]}
      submit={texts[kind]}
      suggested={texts.reasons[kind]}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={(reason) => {
        if (kind !== "match" || depositId !== null) void run(reason);
      }}
    >
      <p className="sheet-sum">
        <b dir="auto">{line.sender}</b> <Money amount={line.amount} />
      </p>
      {kind === "match" && <Choices choices={choices} chosen={depositId} onChoose={setDepositId} />}
    </ReasonSheet>
  );
}

/** A transfer with another amount is shown and cannot be chosen. */
const fits = ({ why }: StatementMatch): boolean => why !== "reference-other-amount";

type ChoicesProps = {
  choices: readonly StatementMatch[];
  chosen: number | null;
  onChoose: (id: number) => void;
};

function Choices({ choices, chosen, onChoose }: ChoicesProps) {
  const { texts } = useOffice();
  const format = useFormat();
  return (
    <fieldset className="line-choices">
      <legend>{texts.statements.columns.deposit}</legend>
      {choices.map((match) => (
        <label key={match.deposit.id}>
          <input
            type="radio"
            name="deposit"
            disabled={!fits(match)}
            checked={chosen === match.deposit.id}
            onChange={() => onChoose(match.deposit.id)}
          />
          <span>
            {texts.payments.numbered(texts.payments.deposit, String(match.deposit.id))}{" "}
            <b>{match.deposit.nick}</b> ({match.deposit.loginId}){" "}
            <Money amount={match.deposit.amount} /> · {format.date(match.deposit.askedAt)}{" "}
            {format.time(match.deposit.askedAt)}
            <br />
            <WhyTag match={match} texts={texts} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

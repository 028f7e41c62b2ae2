import type { StatementLine } from "#contract/office/statements.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { useApproveLines } from "#backoffice/payments/statements/use-approve-lines.ts";

type ApproveSheetProps = { lines: readonly StatementLine[]; onClose: () => void };

/** Asks once for all of them, with their sum; then shows each result. */
export function ApproveSheet({ lines, onClose }: ApproveSheetProps) {
  const { statements: texts, frame } = useOfficeTexts();
  const format = useFormat();
  const { approve, outcomes, isBusy } = useApproveLines();
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  if (outcomes)
    return (
      <Sheet title={texts.outcomes} onClose={onClose}>
        <div className="sheet-body">
          <ul className="line-outcomes">
            {outcomes.map(({ line, isDone, words }) => (
              <li key={line.id}>
                <b>{line.match?.deposit.nick}</b> <Money amount={line.amount} />
                <span className={isDone ? "tag tag-good" : "line-problem"}>{words}</span>
              </li>
            ))}
          </ul>
          <div className="row-of-buttons">
            <button type="button" className="btn btn-main" data-first onClick={onClose}>
              {frame.close}
            </button>
          </div>
        </div>
      </Sheet>
    );
  return (
    <ReasonSheet
      title={texts.approve}
      submit={texts.approve}
      suggested={texts.reasons.approve}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={(reason) => void approve(lines, reason)}
    >
      <p className="sheet-sum">
        <b>{texts.sum(format.number(lines.length), format.moneyText(sum))}</b>
      </p>
      <ul className="line-outcomes">
        {lines.map((line) => (
          <li key={line.id}>
            <b>{line.match?.deposit.nick}</b> <Money amount={line.amount} />
            <span dir="auto">{line.sender}</span>
          </li>
        ))}
      </ul>
      {lines.length > 1 && <p className="why">{texts.manyLead}</p>}
    </ReasonSheet>
  );
}

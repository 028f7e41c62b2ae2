import type { StatementLine } from "#contract/office/statements.ts";
import { useFormat } from "#ui/format-context.tsx";
import { BulkSheet } from "#backoffice/frame/bulk-sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { approvedBy, isHoldable, isOwed } from "#backoffice/payments/statements/line-kinds.ts";

export const bulkKinds = ["approve", "post", "hold"] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** The lines of a selection on which an act is certain. */
export const linesFor: Record<BulkKind, (line: StatementLine) => boolean> = {
  approve: (line) => approvedBy(line) !== undefined,
  post: isOwed,
  hold: (line) => isHoldable(line) && !isOwed(line),
};

type Props = { kind: BulkKind; lines: readonly StatementLine[]; onClose: () => void };

/** Approves, proposes to credit, or holds several bank statement lines. */
export function BulkLineSheet({ kind, lines, onClose }: Props) {
  const { call, texts } = useOffice();
  const { statements } = texts;
  const format = useFormat();
  const doing = {
    approve: (line: StatementLine, reason: string) => {
      const { id = 0, version = 0, amount = line.amount } = approvedBy(line) ?? {};
      const came = amount === line.amount ? {} : { amount: line.amount };
      return call("approve-payment", { id, version, statementLine: line.id, ...came, reason });
    },
    post: ({ id, referenced }: StatementLine, reason: string) =>
      call("post-statement-line", { id, loginId: referenced?.loginId ?? "", reason }),
    hold: ({ id }: StatementLine, reason: string) =>
      call("hold-statement-line", { id, isHeld: true, reason }),
  };
  const factOf = (line: StatementLine) => {
    const asked = approvedBy(line)?.amount;
    if (asked !== undefined && asked !== line.amount)
      return statements.cameOf(format.moneyText(asked), format.moneyText(line.amount));
    return line.trouble === null
      ? line.sender
      : `${line.sender} · ${statements.troubles[line.trouble]}`;
  };
  return (
    <BulkSheet
      title={statements[kind]}
      items={lines}
      suggested={kind === "hold" ? "" : statements.reasons[kind]}
      nameOf={(line) => approvedBy(line)?.nick ?? line.referenced?.nick ?? line.sender}
      factOf={factOf}
      doOne={doing[kind]}
      onClose={onClose}
    >
      {kind === "post" && <p className="why">{statements.postLead}</p>}
      {kind === "hold" && <p className="why">{statements.holdLead}</p>}
    </BulkSheet>
  );
}

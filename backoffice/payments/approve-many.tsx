import { useEffect, useState } from "react";
import type { PaymentDetail, QueueEntry } from "#contract/office/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import { BulkSheet } from "#backoffice/frame/bulk-sheet.tsx";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** The most requests whose checks are looked at together. */
const AT_MOST = 200;
/** How many are loaded at the same time. */
const TOGETHER = 4;

type Props = { requests: readonly QueueEntry[]; onClose: () => void };

/** Approves every request of the list that passes all checks, and leaves the others. */
export function ApproveMany({ requests, onClose }: Props) {
  const { call, texts } = useOffice();
  const { payments } = texts;
  const format = useFormat();
  // Those of the moment when it was opened, because the list shrinks while they are approved.
  const [looked] = useState(() => requests.slice(0, AT_MOST));
  const clean = useClean(looked);
  if (clean === null || clean.length === 0)
    return (
      <Sheet title={payments.approveMany} onClose={onClose}>
        <p className="sheet-body" role="status">
          {clean === null ? payments.checkingMany : payments.noneClean}
        </p>
      </Sheet>
    );
  return (
    <BulkSheet
      title={payments.approveMany}
      items={clean.map((request) => ({ ...request, amount: request.came ?? request.amount }))}
      suggested=""
      nameOf={({ member }) => member.nick}
      factOf={({ bank }) => bank?.owner}
      doOne={({ id, version, statementLine, came }, reason) =>
        call("approve-payment", {
          id,
          version,
          reason,
          ...(statementLine !== null && { statementLine }),
          ...(came !== null && { amount: came }),
        })
      }
      onClose={onClose}
    >
      <p className="notice">
        {payments.approveManyLead(format.number(clean.length), format.number(looked.length))}
      </p>
    </BulkSheet>
  );
}

/** The undecided requests that pass all checks; null while they are loaded. */
function useClean(requests: readonly QueueEntry[]): readonly PaymentDetail[] | null {
  const { call } = useOffice();
  const [clean, setClean] = useState<readonly PaymentDetail[] | null>(null);
  const ids = requests.map(({ id }) => id).join(",");
  useEffect(() => {
    let isOver = false;
    const waiting = ids === "" ? [] : ids.split(",").map(Number);
    const found = new Map<number, PaymentDetail>();
    const loadSome = async () => {
      for (let id = waiting.shift(); id !== undefined && !isOver; id = waiting.shift()) {
        const answer = await call("get-payment", { id });
        if (answer.status === "success" && isClean(answer.request)) found.set(id, answer.request);
      }
    };
    const loadAll = async () => {
      await Promise.all(Array.from({ length: TOGETHER }, loadSome));
      if (!isOver) setClean([...found.values()].toSorted((one, other) => one.id - other.id));
    };
    void loadAll();
    return () => {
      isOver = true;
    };
  }, [call, ids]);
  return clean;
}

/** Whether a request can be decided by this operator, with nothing left to look at. */
const isClean = ({ checks, claim, proposal, decision, heldAt }: PaymentDetail): boolean =>
  decision === null &&
  proposal === null &&
  heldAt === null &&
  (claim === null || claim.isOwn) &&
  checks.every(({ state }) => state === "good");

import { useCallback, useState } from "react";
import type { PaymentDetail, QueueEntry } from "#contract/office/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import { BulkSheet } from "#backoffice/frame/bulk-sheet.tsx";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import { useLoaded } from "#backoffice/frame/use-loaded.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The most requests whose checks are looked at together. */
const AT_MOST = 200;
/** How many are loaded at the same time. */
const TOGETHER = 4;

type Props = { requests: readonly QueueEntry[]; onClose: () => void };

/** Approves every request of the list that passes all checks, and leaves the others. */
export function ApproveMany({ requests, onClose }: Props) {
  const { call, texts } = useOffice();
  const { payments, frame } = texts;
  const format = useFormat();
  // Those of the moment when it was opened, because the list shrinks while they are approved.
  const [looked] = useState(() => requests.slice(0, AT_MOST));
  const { loaded, isLost } = useClean(looked);
  if (loaded === null || loaded.clean.length === 0)
    return (
      <Sheet title={payments.approveMany} onClose={onClose}>
        <p className="sheet-body" role="status">
          {isLost ? frame.loadFailed : loaded === null ? payments.checkingMany : payments.noneClean}
        </p>
      </Sheet>
    );
  const { clean } = loaded;
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

/** The undecided requests that pass all checks. */
function useClean(requests: readonly QueueEntry[]) {
  const { call } = useOffice();
  return useLoaded(
    useCallback(
      async (stop: AbortSignal) => {
        const waiting = requests.map(({ id }) => id);
        const clean: PaymentDetail[] = [];
        const loadSome = async () => {
          for (let id = waiting.shift(); id !== undefined && !stop.aborted; id = waiting.shift()) {
            const answer = await call("get-payment", { id });
            if (answer.status === "success" && isClean(answer.request)) clean.push(answer.request);
          }
        };
        await Promise.all(Array.from({ length: TOGETHER }, loadSome));
        return {
          status: "success" as const,
          clean: clean.toSorted((one, other) => one.id - other.id),
        };
      },
      [call, requests],
    ),
  );
}

/** Whether a request can be decided by this operator, with nothing left to look at. */
const isClean = ({ checks, claim, proposal, decision, heldAt }: PaymentDetail): boolean =>
  decision === null &&
  proposal === null &&
  heldAt === null &&
  (claim === null || claim.isOwn) &&
  checks.every(({ state }) => state === "good");

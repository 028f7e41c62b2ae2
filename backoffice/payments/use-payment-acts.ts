import { useState } from "react";
import type { PaymentDetail } from "#contract/office/payments.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { useDecide } from "#backoffice/operators/approvals/use-decide.ts";

/** The acts that ask for a reason. */
export type Asking = "approve" | "refuse" | "hold" | "takeOver" | "carryOut" | "turnDown";
export type PaymentActs = ReturnType<typeof usePaymentActs>;
/** The answer of an act; null when it was lost. */
type Doing = Promise<{ status: string } | null>;

/** The acts that are possible on a request. */
export function usePaymentActs(request: PaymentDetail, onDone: () => void) {
  const { texts: all, may } = useOffice();
  const texts = all.payments;
  const acting = useAct();
  const { act, isBusy, problem } = acting;
  const decideProposal = useDecide(acting);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { id, version, claim, proposal, second } = request;
  const seen = { id, version };
  const isOpen = request.decision === null;
  const isOthers = claim !== null && !claim.isOwn;
  const mayDecide = isOpen && may("payments.decide") && proposal === null && !isBusy;
  const canAct = mayDecide && !isOthers;

  const finish = async (doing: Doing, goesOn: boolean, keepsTyped = false) => {
    const answer = await doing;
    if (keepsTyped && answer === null) return;
    setAsking(null);
    if (goesOn && answer?.status === "success") onDone();
  };
  const decide = (reason: string, decision: "carry-out" | "turn-down") => {
    const doing = decideProposal({ id: proposal?.id ?? 0, decision, reason });
    // Without an answer, as when the passkey did not sign, the sheet stays.
    void finish(doing, decision === "carry-out", true);
  };
  return {
    asking,
    isBusy,
    problem,
    isOpen,
    isOthers,
    canAct,
    mayTakeOver: mayDecide && isOthers,
    ask(wanted: Asking | null) {
      const isDecision = wanted === "carryOut" || wanted === "turnDown";
      const isAllowed = wanted === "takeOver" ? mayDecide && isOthers : isDecision || canAct;
      if (wanted === null || isAllowed) setAsking(wanted);
    },
    // These two decide nothing, so that they carry their usual reason and need no sheet.
    claim: () =>
      canAct && void act("claim-payment", { ...seen, reason: texts.reasons.claim }, texts.claimed),
    release: () =>
      void act("release-payment", { ...seen, reason: texts.reasons.release }, texts.released),
    // Without an answer the sheet stays, with the message to the member.
    refuse: (reason: string, memo: string) =>
      void finish(act("refuse-payment", { ...seen, reason, memo }, texts.refused), true, true),
    runs: {
      approve: (reason) =>
        void finish(
          act(
            "approve-payment",
            { ...seen, reason, ...shownTransfer(request) },
            second !== null ? texts.proposed : texts.approved,
          ),
          true,
        ),
      hold: (reason) => void finish(act("hold-payment", { ...seen, reason }, texts.held), true),
      takeOver: (reason) =>
        void finish(
          act("claim-payment", { ...seen, takeOver: true, reason }, texts.claimed),
          false,
        ),
      carryOut: (reason) => decide(reason, "carry-out"),
      turnDown: (reason) => decide(reason, "turn-down"),
    } satisfies Record<Exclude<Asking, "refuse">, (reason: string) => void>,
    words: wordsOf(request, all),
  };
}

/** The bank statement's line that approving settles, and the amount that came. */
const shownTransfer = ({ statementLine, came }: PaymentDetail) => ({
  ...(statementLine !== null && { statementLine }),
  ...(came !== null && { amount: came }),
});

/** The name of each act for this request. */
const wordsOf = (
  { second, proposal }: PaymentDetail,
  { payments, proposals }: OfficeTexts,
): Record<Asking, string> => ({
  approve: second !== null ? payments.propose : payments.approve,
  refuse: payments.refuse,
  hold: payments.hold,
  takeOver: payments.takeOver,
  carryOut: proposals.carryOut,
  turnDown: proposal?.isOwn ? proposals.takeBack : proposals.turnDown,
});

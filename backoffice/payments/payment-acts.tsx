import { useState } from "react";
import type { PaymentDetail } from "#contract/office/payments.ts";
import { Money } from "#ui/money.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { RefuseSheet } from "#backoffice/payments/refuse-sheet.tsx";

type Asking = "approve" | "refuse" | "hold" | "takeOver" | "carryOut" | "turnDown";
type PaymentActsProps = { request: PaymentDetail; onDone: () => void };

/** Claim, approve, refuse and hold, by button and by key; each tells why it cannot be done now. */
export function PaymentActs({ request, onDone }: PaymentActsProps) {
  const { texts: all, may } = useOffice();
  const texts = all.payments;
  const { act, isBusy, problem } = useAct();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { id, version, claim, proposal, needsSecond } = request;
  const seen = { id, version };
  const isOpen = request.decision === null;
  const isOthers = claim !== null && !claim.isOwn;
  const canAct = isOpen && may("payments.decide") && proposal === null && !isOthers && !isBusy;
  const approve = needsSecond ? texts.propose : texts.approve;

  const done = async (doing: Promise<{ status: string } | null>, goesOn: boolean) => {
    const answer = await doing;
    setAsking(null);
    if (goesOn && answer?.status === "success") onDone();
  };
  const claimNow = () =>
    void act("claim-payment", { ...seen, reason: texts.reasons.claim }, texts.claimed);
  const release = () =>
    void act("release-payment", { ...seen, reason: texts.reasons.release }, texts.released);
  const decide = (reason: string, decision: "carry-out" | "turn-down") => {
    const said = decision === "carry-out" ? all.proposals.carriedOut : all.proposals.turnedDown;
    const input = { id: proposal?.id ?? 0, decision, reason };
    void done(act("decide-proposal", input, said), decision === "carry-out");
  };
  const runs: Record<Exclude<Asking, "refuse">, (reason: string) => void> = {
    approve: (reason) =>
      void done(
        act("approve-payment", { ...seen, reason }, needsSecond ? texts.proposed : texts.approved),
        true,
      ),
    hold: (reason) => void done(act("hold-payment", { ...seen, reason }, texts.held), true),
    takeOver: (reason) =>
      void done(act("claim-payment", { ...seen, takeOver: true, reason }, texts.claimed), false),
    carryOut: (reason) => decide(reason, "carry-out"),
    turnDown: (reason) => decide(reason, "turn-down"),
  };
  const ask = (wanted: Asking) => () => {
    if (wanted === "takeOver" ? isOpen && isOthers : canAct) setAsking(wanted);
  };
  useShortcuts([
    {
      keys: "c",
      label: isOthers ? texts.takeOver : texts.claim,
      run: isOthers ? ask("takeOver") : () => canAct && claimNow(),
    },
    {
      keys: "a",
      label: proposal ? all.proposals.carryOut : approve,
      run: () => (proposal?.mayDecide ? setAsking("carryOut") : ask("approve")()),
    },
    { keys: "r", label: texts.refuse, run: ask("refuse") },
    { keys: "h", label: texts.hold, run: ask("hold") },
  ]);
  if (!isOpen && problem === null) return null;
  const words: Record<Asking, string> = {
    approve,
    refuse: texts.refuse,
    hold: texts.hold,
    takeOver: texts.takeOver,
    carryOut: all.proposals.carryOut,
    turnDown: proposal?.isOwn ? all.proposals.takeBack : all.proposals.turnDown,
  };
  const button = (name: Asking, key: string, look = "") => (
    <button type="button" className={`btn ${look}`} disabled={!canAct} onClick={ask(name)}>
      {words[name]} <kbd>{key}</kbd>
    </button>
  );
  return (
    <div className="acts">
      {problem && (
        <p className="notice notice-bad" role="alert">
          {problem} {texts.staleNow(texts.statuses[request.status])}
        </p>
      )}
      {isOpen && !may("payments.decide") && <p className="why">{texts.notAllowed}</p>}
      {proposal ? (
        <div className="notice">
          <p>{texts.waitsForSecond(proposal.maker)}</p>
          <q>{proposal.reason}</q>
          {proposal.isOwn && <p className="why">{all.proposals.own}</p>}
          <div className="row-of-buttons">
            <button
              type="button"
              className="btn btn-main"
              disabled={!proposal.mayDecide || isBusy}
              onClick={() => setAsking("carryOut")}
            >
              {words.carryOut} <kbd>A</kbd>
            </button>
            <button
              type="button"
              className="btn"
              disabled={(!proposal.mayDecide && !proposal.isOwn) || isBusy}
              onClick={() => setAsking("turnDown")}
            >
              {words.turnDown}
            </button>
          </div>
        </div>
      ) : (
        isOpen && (
          <div className="row-of-buttons">
            {button("approve", "A", "btn-main")}
            {button("refuse", "R", "btn-danger")}
            {button("hold", "H")}
            {isOthers ? (
              <button
                type="button"
                className="btn"
                disabled={!may("payments.decide") || isBusy}
                onClick={ask("takeOver")}
              >
                {texts.takeOver} <kbd>C</kbd>
              </button>
            ) : (
              <button
                type="button"
                className="btn"
                disabled={!canAct}
                onClick={claim ? release : claimNow}
              >
                {claim ? texts.release : texts.claim} {!claim && <kbd>C</kbd>}
              </button>
            )}
          </div>
        )
      )}
      {asking === "refuse" && (
        <RefuseSheet
          request={request}
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onSubmit={(reason, memo) =>
            void done(act("refuse-payment", { ...seen, reason, memo }, texts.refused), true)
          }
        />
      )}
      {asking !== null && asking !== "refuse" && (
        <ReasonSheet
          title={words[asking]}
          submit={words[asking]}
          suggested={
            asking === "approve" || asking === "carryOut" ? texts.reasons[request.kind] : ""
          }
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onSubmit={runs[asking]}
        >
          <p className="sheet-sum">
            <b>{request.member.nick}</b> <Money amount={request.amount} />
          </p>
          {(asking === "approve" || asking === "carryOut") && (
            <p className="sheet-change">
              {texts.cash} <Money amount={request.money.now.cash} /> →{" "}
              <Money amount={request.money.approved.cash} /> · {texts.setAside}{" "}
              <Money amount={request.money.now.hold} /> →{" "}
              <Money amount={request.money.approved.hold} />
            </p>
          )}
        </ReasonSheet>
      )}
    </div>
  );
}

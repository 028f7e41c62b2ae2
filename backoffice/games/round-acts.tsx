import { useState } from "react";
import { Link } from "react-router";
import type { OfficeRoundDetail } from "#contract/office/games.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Resolution = "close" | "refund";

/** Ends an open round that its provider leaves open; a second operator carries it out. */
export function RoundActs({ round }: { round: OfficeRoundDetail }) {
  const { texts, may } = useOffice();
  const { games } = texts;
  const { act, ...acting } = useAct();
  const [asking, setAsking] = useState<Resolution | null>(null);
  const words = { close: games.close, refund: games.refund };
  if (round.state !== "open" && round.state !== "interrupted") return null;
  const { proposal } = round;
  if (proposal)
    return (
      <div className="notice">
        <p>{games.waits(proposal.maker, words[proposal.resolution as Resolution])}</p>
        <q>{proposal.reason}</q>{" "}
        <Link className="link" to="/proposals">
          {games.toProposals}
        </Link>
      </div>
    );
  const mayResolve = may("wallet.adjust");
  const submit = async (resolution: Resolution, reason: string) => {
    const input = { id: round.id, resolution, reason };
    const answer = await act("resolve-round", input, games.proposed);
    if ((answer?.status as string | undefined) === "proposed") setAsking(null);
  };
  return (
    <div className="acts">
      <div className="row-of-buttons">
        <Button
          text={games.refund}
          disabled={!mayResolve || !round.mayRefund}
          onClick={() => setAsking("refund")}
        />
        <Button
          look="danger"
          text={games.close}
          disabled={!mayResolve}
          onClick={() => setAsking("close")}
        />
      </div>
      {!mayResolve && <p className="why">{games.resolveNot}</p>}
      {mayResolve && !round.mayRefund && <p className="why">{games.refundNot}</p>}
      {asking && (
        <ReasonSheet
          title={words[asking]}
          submit={words[asking]}
          acting={acting}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => void submit(asking, reason)}
        >
          <p className="sheet-sum">
            <b>{round.loginId}</b> <Money amount={round.stake} />
          </p>
          <p>{asking === "close" ? games.closeLead : games.refundLead}</p>
        </ReasonSheet>
      )}
    </div>
  );
}

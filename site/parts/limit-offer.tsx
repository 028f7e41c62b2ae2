import "#site/parts/money-page.css";
import { useState } from "react";
import { Link } from "react-router";
import type { LimitMoment } from "#contract/limit-kinds.ts";
import { Button } from "#ui/button.tsx";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";

type LimitOfferProps = {
  moment: LimitMoment;
  /** The way to the form of a limit, where the page does not show it. */
  to?: string;
  /** Its level on the page. */
  heading?: "h2" | "h3";
  onDeclined: () => void;
};

/**
 * Offers a limit of deposits as the usual choice, without a suggested amount; going on without one
 * takes a second yes. Source: RTS 12A; MGA.
 */
export function LimitOffer({ moment, to, heading: Heading = "h3", onDeclined }: LimitOfferProps) {
  const { limits } = useAccountTexts();
  const { call } = useApp();
  const dialogs = useDialogs();
  const [isBusy, setBusy] = useState(false);
  const decline = async () => {
    if (isBusy) return;
    setBusy(true);
    const ask = { text: limits.declineAsk, confirm: limits.declineConfirm, destructive: true };
    if ((await dialogs.show({ kind: "confirm", ...ask })) === "confirm") {
      const answer = await call("decline-limit", { moment }).catch(asFault);
      // `already`: another page has answered.
      if (answer.status === "success" || answer.status === "already") onDeclined();
      else await dialogs.show({ kind: "error", text: limits.failed, ...referenceIn(answer) });
    }
    setBusy(false);
  };
  return (
    <div className="limit-offer" role="group" aria-labelledby="limit-offer">
      <Heading id="limit-offer">{limits.firstTitle}</Heading>
      <p>{limits.firstText}</p>
      <p className="limit-offer-answers">
        {to !== undefined && (
          <Link className="btn btn-gold" to={to}>
            {limits.firstSet}
          </Link>
        )}
        <Button
          look="soft"
          text={limits.decline}
          aria-busy={isBusy}
          onClick={() => void decline()}
        />
      </p>
    </div>
  );
}

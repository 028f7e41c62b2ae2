import { useState } from "react";
import { Link } from "react-router";
import type { FundsLevel, FundsNotice } from "#contract/funds.ts";
import { Button } from "#ui/button.tsx";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useAccountTexts, useApp } from "#site/app/app-context.tsx";
import { MoneyCard } from "#site/parts/money-page.tsx";

/** Asks the member to acknowledge how far their money is protected, before the form of a deposit. */
export function AskFundsNotice({ notice, onSeen }: { notice: FundsNotice; onSeen: () => void }) {
  const { funds: words } = useAccountTexts();
  const { call } = useApp();
  const dialogs = useDialogs();
  const [isBusy, setBusy] = useState(false);
  const acknowledge = async () => {
    if (isBusy) return;
    setBusy(true);
    const { level, version } = notice;
    const answer = await call("acknowledge-funds-notice", { level, version }).catch(asFault);
    // `not_found`: another level holds, which the page then shows.
    if (["success", "already", "not_found"].includes(answer.status)) onSeen();
    else await dialogs.show({ kind: "error", text: words.failed, ...referenceIn(answer) });
    setBusy(false);
  };
  return (
    <div className="limit-offer" role="group" aria-labelledby="funds-notice">
      <h3 id="funds-notice">{words.title}</h3>
      <p>
        <strong>{words.levels[notice.level]}</strong>
      </p>
      <p>
        {words.notices[notice.level]} {words.method}
      </p>
      <p className="limit-offer-answers">
        <Button
          look="gold"
          text={words.acknowledge}
          aria-busy={isBusy}
          onClick={() => void acknowledge()}
        />
        <Link className="btn btn-soft" to="/terms">
          {words.toTerms}
        </Link>
      </p>
    </div>
  );
}

/** How far money is protected, beside the form. */
export function FundsCard({ level }: { level: FundsLevel }) {
  const { funds: words } = useAccountTexts();
  return (
    <MoneyCard id="funds-title" title={words.title}>
      <p className="money-text">
        <strong>{words.levels[level]}</strong>
      </p>
      <p className="field-hint">{words.notices[level]}</p>
    </MoneyCard>
  );
}

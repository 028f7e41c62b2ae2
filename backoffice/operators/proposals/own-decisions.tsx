import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { OfficeNews } from "#contract/office/events.ts";
import type { Proposal } from "#contract/office/proposals.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { SessionEnded } from "#backoffice/api.ts";
import { heard } from "#backoffice/frame/live.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { describeProposal } from "#backoffice/proposals.ts";

/** Tells the maker, on every screen, what colleagues decided about their proposals. */
export function OwnDecisions() {
  const { call, texts, locale } = useOffice();
  const format = useFormat();
  const words = texts.proposals;
  const { decided, forget } = useOwnDecisions(call);
  const [newest] = decided;
  if (!newest?.decision || newest.decision.state === "expired") return null;
  const { sentence } = describeProposal(newest, { texts, format, locale });
  return (
    <div className="told-line" role="status">
      <p>
        {words.told[newest.decision.state](newest.decision.by ?? "", sentence)}
        {decided.length > 1 && ` · ${words.toldMore(format.number(decided.length - 1))}`}
      </p>
      <Link className="link" to={`/proposals/${newest.id}?view=decided`}>
        {words.toDecided}
      </Link>
      <Button look="small" text={words.seen} onClick={() => void forget()} />
    </div>
  );
}

/** The unseen decisions on the operator's own proposals: now, and after each decision. */
function useOwnDecisions(call: ReturnType<typeof useOffice>["call"]) {
  const [decided, setDecided] = useState<readonly Proposal[]>([]);
  const ask = useCallback(async () => {
    try {
      const answer = await call("get-own-decisions", {}, { isPassive: true });
      if (answer.status === "success") setDecided(answer.proposals);
    } catch (error) {
      // The decisions are kept until they are seen: the next event or screen asks again.
      if (!(error instanceof SessionEnded)) console.error(error);
    }
  }, [call]);
  useEffect(() => {
    void ask();
    const stop = new AbortController();
    const { signal } = stop;
    heard.addEventListener(
      "news",
      (event) => {
        const { name, said } = (event as CustomEvent<OfficeNews>).detail;
        if (name === "operator.acted" && said["call"] === "decide-proposal") void ask();
      },
      { signal },
    );
    heard.addEventListener("reopened", () => void ask(), { signal });
    return () => stop.abort();
  }, [ask]);
  const forget = async () => {
    const [newest] = decided;
    setDecided([]);
    if (newest) await call("see-own-decisions", { upTo: newest.id });
    // More decisions may wait than one answer holds.
    await ask();
  };
  return { decided, forget };
}

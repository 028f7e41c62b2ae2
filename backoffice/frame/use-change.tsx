import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";
import type { OfficeAnswer, OfficeInput } from "#contract/office/calls.ts";
import type { OfficeNews } from "#contract/office/events.ts";
import { heard } from "#backoffice/frame/live.tsx";
import { useAct, type JsonActName } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Outcome = "done" | "proposed" | null;
type Answer<Name extends JsonActName> = Extract<OfficeAnswer<Name>, { status: "success" }>;

/**
 * Does an act that may need a second operator and keeps its result for `ChangeNotice`. Answers the
 * call's answer when it was carried out, null when it waits or was refused.
 */
export function useChange() {
  const { staff } = useOfficeTexts();
  const { act, isBusy, problem } = useAct();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [waiting, setWaiting] = useState<number | null>(null);
  useDecision(waiting, () => setOutcome(null));
  const change = async <Name extends JsonActName>(
    name: Name,
    input: OfficeInput<Name>,
  ): Promise<{ outcome: Outcome; answer: Answer<Name> | null }> => {
    setOutcome(null);
    const answer = await act(name, input, staff.done);
    const status = answer?.status as string | undefined;
    const ended = status === "success" ? "done" : status === "proposed" ? "proposed" : null;
    setOutcome(ended);
    setWaiting(answer && "proposalId" in answer ? answer.proposalId : null);
    return { outcome: ended, answer: ended === "done" ? (answer as Answer<Name>) : null };
  };
  return { change, isBusy, problem, outcome };
}

/** Runs once a colleague decided this proposal; the frame then shows the decision. */
function useDecision(proposalId: number | null, then: () => void): void {
  const decided = useEffectEvent(then);
  useEffect(() => {
    if (proposalId === null) return undefined;
    const listen = (event: Event) => {
      const { name, said } = (event as CustomEvent<OfficeNews>).detail;
      if (name === "operator.acted" && said["decided"] === proposalId) decided();
    };
    heard.addEventListener("news", listen);
    return () => heard.removeEventListener("news", listen);
  }, [proposalId]);
}

/** Tells that a change was made, or that it waits for a second operator. */
export function ChangeNotice({ outcome }: { outcome: Outcome }) {
  const { staff } = useOfficeTexts();
  return (
    <div role="status" className="change-notice">
      {outcome === "done" && <p className="notice">{staff.done}</p>}
      {outcome === "proposed" && (
        <p className="notice">
          {staff.proposed} <Link to="/proposals">{staff.toProposals}</Link>
        </p>
      )}
    </div>
  );
}

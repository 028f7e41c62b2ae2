import { useState } from "react";
import type { Proposal } from "#contract/office/proposals.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useAct } from "#backoffice/frame/use-act.ts";
import type { Change } from "#backoffice/describe-proposal.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { useDecide } from "#backoffice/operators/approvals/use-decide.ts";
import { Changes } from "#backoffice/operators/proposals/changes.tsx";
import type { OneTime } from "#backoffice/operators/proposals/decided-link.tsx";

export type DecidingProps = {
  proposal: Proposal;
  /** Whether approvals are signed with the approver's passkey. */
  signedOnly: boolean;
  onLink: (link: OneTime) => void;
  /** It was decided, so the next one opens. */
  onDone: () => void;
};

type ProposalActsProps = DecidingProps & {
  sentence: string;
  changes?: readonly Change[] | undefined;
};

/** Approve or reject, by button and by key; each tells why it is not possible. */
export function ProposalActs(props: ProposalActsProps) {
  const { proposal, signedOnly, sentence, changes, onLink, onDone } = props;
  const { proposals: words, approvals } = useOffice().texts;
  const acting = useAct();
  const { isBusy, problem } = acting;
  const decideProposal = useDecide(acting);
  const [asking, setAsking] = useState<"carry-out" | "turn-down" | null>(null);
  const { mayDecide, isOwn } = proposal;
  const mayTurnDown = mayDecide || isOwn;
  const names = {
    "carry-out": words.carryOut,
    "turn-down": isOwn ? words.takeBack : words.turnDown,
  };
  useShortcuts([
    { keys: "a", label: words.carryOut, run: () => mayDecide && setAsking("carry-out") },
    { keys: "r", label: names["turn-down"], run: () => mayTurnDown && setAsking("turn-down") },
  ]);
  const decide = async (reason: string) => {
    if (!asking) return;
    const answer = await decideProposal({ id: proposal.id, decision: asking, reason });
    // Without an answer the sheet stays, with what was typed.
    if (answer === null) return;
    setAsking(null);
    if (answer.status !== "success") return;
    if (answer.link) onLink(answer.link);
    onDone();
  };
  return (
    <div className="acts">
      <WhyNot proposal={proposal} />
      <Problem>{problem}</Problem>
      <div className="row-of-buttons">
        <Button look="main" disabled={!mayDecide || isBusy} onClick={() => setAsking("carry-out")}>
          {names["carry-out"]} <kbd>A</kbd>
        </Button>
        <Button disabled={!mayTurnDown || isBusy} onClick={() => setAsking("turn-down")}>
          {names["turn-down"]} <kbd>R</kbd>
        </Button>
      </div>
      {asking && (
        <ReasonSheet
          title={names[asking]}
          submit={names[asking]}
          acting={{ isBusy, problem }}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => void decide(reason)}
        >
          <p className="sheet-sum">{sentence}</p>
          {asking === "carry-out" && <Changes proposal={proposal} changes={changes} />}
          {asking === "carry-out" && signedOnly && <p className="why">{approvals.willSign}</p>}
        </ReasonSheet>
      )}
    </div>
  );
}

/** Why this operator may not decide, or what they get from deciding. */
function WhyNot({ proposal }: { proposal: Proposal }) {
  const words = useOffice().texts.proposals;
  const format = useFormat();
  const { mayDecide, isOwn, letInUntil, givesLink } = proposal;
  if (mayDecide) return givesLink && <p className="notice">{words.givesLink}</p>;
  if (isOwn) return <p className="why">{words.own}</p>;
  return (
    <p className="why">
      {letInUntil === null ? words.notAllowed : words.letIn(format.date(letInUntil))}
    </p>
  );
}

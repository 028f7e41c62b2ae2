import { Link } from "react-router";
import type { Proposal } from "#contract/office/proposals.ts";
import { useFormat } from "#ui/format-context.tsx";
import { isOverTarget } from "#backoffice/frame/targets.ts";
import { useMinute } from "#backoffice/frame/minute.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { describeProposal } from "#backoffice/proposals.ts";

type ProposalRowProps = { proposal: Proposal; href: string; isOpen: boolean };

/** One proposal: its sentence, its maker, and how long it waits or how it was decided. */
export function ProposalRow({ proposal, href, isOpen }: ProposalRowProps) {
  const { texts, locale } = useOffice();
  const format = useFormat();
  const now = useMinute();
  const { decision, maker, madeAt } = proposal;
  const at = decision?.at ?? madeAt;
  const isLate = decision === null && isOverTarget("proposals", madeAt, now);
  return (
    <Link
      className="queue-row"
      to={href}
      data-proposal={proposal.id}
      aria-current={isOpen ? "true" : undefined}
    >
      <span className="queue-row-text">
        {describeProposal(proposal, { texts, format, locale }).sentence}
      </span>
      <span className="queue-row-line">
        <span className="queue-who">
          {maker}{" "}
          <time className={isLate ? "late" : undefined} dateTime={at}>
            {format.ago(at, now)}
          </time>
        </span>
        {decision && <DecisionTag state={decision.state} />}
      </span>
    </Link>
  );
}

/** How a proposal was decided. */
export function DecisionTag({ state }: Pick<NonNullable<Proposal["decision"]>, "state">) {
  const words = useOffice().texts.proposals;
  return (
    <span className={state === "carried-out" ? "tag tag-good" : "tag"}>{words.states[state]}</span>
  );
}

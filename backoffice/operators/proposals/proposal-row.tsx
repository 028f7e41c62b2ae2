import type { Proposal } from "#contract/office/proposals.ts";
import { useFormat } from "#ui/format-context.tsx";
import { ListLink } from "#backoffice/frame/list-link.tsx";
import { useMinute } from "#backoffice/frame/minute.ts";
import { isOverTarget } from "#backoffice/frame/targets.ts";
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
    <ListLink noun="proposal" id={proposal.id} href={href} isOpen={isOpen}>
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
    </ListLink>
  );
}

/** How a proposal was decided. */
export function DecisionTag({ state }: Pick<NonNullable<Proposal["decision"]>, "state">) {
  const words = useOffice().texts.proposals;
  return (
    <span className={state === "carried-out" ? "tag tag-good" : "tag"}>{words.states[state]}</span>
  );
}

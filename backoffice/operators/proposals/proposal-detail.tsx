import { Link, matchPath } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { actWords } from "#backoffice/frame/act-words.ts";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { objectAddress } from "#backoffice/frame/object-address.ts";
import { mayOpen } from "#backoffice/menu.ts";
import { useOffice, type Office } from "#backoffice/office-context.tsx";
import { ApprovalFacts } from "#backoffice/operators/approvals/approval-facts.tsx";
import { Changes } from "#backoffice/operators/proposals/changes.tsx";
import {
  ProposalActs,
  type DecidingProps,
} from "#backoffice/operators/proposals/proposal-acts.tsx";
import { DecisionTag } from "#backoffice/operators/proposals/proposal-row.tsx";
import { useProposalFacts } from "#backoffice/operators/proposals/use-proposal-facts.ts";
import { describeProposal } from "#backoffice/proposals.ts";
import { routes } from "#backoffice/routes.ts";

/** The address of a screen that this operator may open; null for another. Approving needs no screen. */
const openAddress = (office: Office, address: string | null): string | null => {
  const [path = ""] = (address ?? "").split("?");
  const route = routes.find((each) => matchPath(`/${each.path}`, path) !== null);
  return route && mayOpen(office, route) ? address : null;
};

/** One proposal as it is carried out: whom it concerns, what it changes, and who proposed it. */
export function ProposalDetail(props: DecidingProps) {
  const { proposal } = props;
  const office = useOffice();
  const { texts, locale } = office;
  const format = useFormat();
  const words = texts.proposals;
  const described = describeProposal(proposal, { texts, format, locale });
  const loaded = useProposalFacts(proposal);
  const { decision } = proposal;
  const address = openAddress(office, described.address ?? objectAddress(proposal.object));
  const changes = loaded?.changes ?? described.changes;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <article className="detail" tabIndex={0}>
      <header className="detail-head">
        <h2>{address ? <Link to={address}>{described.sentence}</Link> : described.sentence}</h2>
        {decision && <DecisionTag state={decision.state} />}
      </header>
      {decision === null && (
        <ProposalActs {...props} sentence={described.sentence} changes={changes} />
      )}
      <dl className="facts facts-wide">
        <Fact name={texts.audit.act}>{actWords(texts, proposal.call)}</Fact>
        {loaded?.facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        <Fact name={words.maker}>{proposal.maker}</Fact>
        <Fact name={words.madeAt}>
          <Moment at={proposal.madeAt} />
        </Fact>
        <Fact name={texts.frame.reason}>{proposal.reason}</Fact>
        {decision === null && (
          <Fact name={words.expiresAt}>
            <Moment at={proposal.expiresAt} />
          </Fact>
        )}
        {decision?.by && <Fact name={words.checker}>{decision.by}</Fact>}
        {decision && (
          <Fact name={words.decidedAt}>
            <Moment at={decision.at} />
          </Fact>
        )}
        {decision?.reason && <Fact name={words.decidedReason}>{decision.reason}</Fact>}
        {decision?.state === "carried-out" && <ApprovalFacts id={proposal.id} />}
      </dl>
      <Changes proposal={proposal} changes={changes} />
    </article>
  );
}

import { useState } from "react";
import { Link as PageLink, useLoaderData } from "react-router";
import type { Proposal } from "#contract/office/operators.ts";
import { useFormat } from "#ui/format-context.tsx";
import { actWords } from "#backoffice/frame/act-words.ts";
import { Delta } from "#backoffice/frame/delta.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { objectAddress } from "#backoffice/frame/object-address.ts";
import { OneTimeLink } from "#backoffice/frame/one-time-link.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { siteOrigin } from "#backoffice/frame/site-origin.ts";
import { State } from "#backoffice/frame/states.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { ProposalHead, useProposalWords } from "#backoffice/operators/proposal-said.tsx";
import type { ProposalsPage } from "#backoffice/operators/load-operators.ts";

type Link = { path: string; expiresAt: string };

/** Proposals that wait for a second operator. */
export default function Proposals() {
  const { texts } = useOffice();
  const { proposals } = useLoaderData<ProposalsPage>();
  // Kept by the page, because the proposal's card is removed before its link is shown.
  const [link, setLink] = useState<Link | null>(null);
  const shown = link && <DecidedLink link={link} onClose={() => setLink(null)} />;
  if (proposals.length === 0)
    return (
      <>
        <State title={texts.proposals.empty} text={texts.proposals.lead} />
        {shown}
      </>
    );
  return (
    <div className="page">
      {shown}
      <h1>{texts.proposals.title}</h1>
      <p className="page-lead">{texts.proposals.lead}</p>
      <ul className="cards">
        {proposals.map((proposal) => (
          <li key={proposal.id} className="card">
            <ProposalCard proposal={proposal} onLink={setLink} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ProposalCardProps = { proposal: Proposal; onLink: (link: Link) => void };

/** One proposal, exactly as it will be carried out, and what this operator may do about it. */
export function ProposalCard({ proposal, onLink }: ProposalCardProps) {
  const { texts } = useOffice();
  const words = texts.proposals;
  const { act, isBusy, problem } = useAct();
  const [asking, setAsking] = useState<"carry-out" | "turn-down" | null>(null);
  const told = useProposalWords(proposal);
  const turnDown = proposal.isOwn ? words.takeBack : words.turnDown;
  const decide = async (reason: string) => {
    if (!asking) return;
    const said = asking === "carry-out" ? words.carriedOut : words.turnedDown;
    const input = { id: proposal.id, decision: asking, reason };
    const answer = await act("decide-proposal", input, said);
    setAsking(null);
    if (answer?.status === "success" && answer.link) onLink(answer.link);
  };
  return (
    <>
      {told === null || told === "coming" ? (
        <ProposalTitle proposal={proposal} />
      ) : (
        <ProposalHead told={told} />
      )}
      <dl className="facts">
        <Fact name={words.maker}>{proposal.maker}</Fact>
        <Fact name={words.madeAt}>
          <Moment at={proposal.madeAt} />
        </Fact>
        <Fact name={words.expiresAt}>
          <Moment at={proposal.expiresAt} />
        </Fact>
        <Fact name={texts.frame.reason}>{proposal.reason}</Fact>
      </dl>
      {told === null && <ToTheLetter proposal={proposal} />}
      <MayDecide proposal={proposal} />
      <Problem>{problem}</Problem>
      <div className="row-of-buttons">
        <button
          type="button"
          className="btn btn-main"
          disabled={!proposal.mayDecide || isBusy}
          onClick={() => setAsking("carry-out")}
        >
          {words.carryOut}
        </button>
        <button
          type="button"
          className="btn"
          disabled={(!proposal.mayDecide && !proposal.isOwn) || isBusy}
          onClick={() => setAsking("turn-down")}
        >
          {turnDown}
        </button>
      </div>
      {asking && (
        <ReasonSheet
          title={asking === "carry-out" ? words.carryOut : turnDown}
          submit={asking === "carry-out" ? words.carryOut : turnDown}
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => void decide(reason)}
        />
      )}
    </>
  );
}

/** Why this operator may not decide, or what they get from deciding. */
function MayDecide({ proposal }: { proposal: Proposal }) {
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

/** The act's link, shown once to the second operator. */
function DecidedLink({ link, onClose }: { link: Link; onClose: () => void }) {
  const { proposals, staff } = useOffice().texts;
  const format = useFormat();
  return (
    <OneTimeLink
      title={proposals.link}
      label={proposals.link}
      address={siteOrigin() + link.path}
      words={staff}
      onClose={onClose}
    >
      <p>{proposals.givesLink}</p>
      <p>{proposals.linkUntil(format.time(link.expiresAt))}</p>
    </OneTimeLink>
  );
}

/** The act and its object, as a link where it has a screen. */
function ProposalTitle({ proposal: { call, object } }: { proposal: Proposal }) {
  const { texts } = useOffice();
  const address = objectAddress(object);
  return (
    <h2>
      {actWords(texts, call)}{" "}
      <small className="why">{address ? <PageLink to={address}>{object}</PageLink> : object}</small>
    </h2>
  );
}

/** The stored input of a proposal, for calls without a description of before and after. */
const ToTheLetter = ({ proposal: { before, after, payload } }: { proposal: Proposal }) => (
  <Delta before={before} after={after ?? (before === null ? plainFacts(payload) : null)} />
);

const plainFacts = (payload: Proposal["payload"]) =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : value,
    ]),
  );

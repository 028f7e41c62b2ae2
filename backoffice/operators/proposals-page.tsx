import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { Proposal } from "#contract/office/operators.ts";
import { actWords } from "#backoffice/frame/act-words.ts";
import { Delta } from "#backoffice/frame/delta.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { objectAddress } from "#backoffice/frame/object-address.ts";
import { Problem } from "#backoffice/frame/problem.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { State } from "#backoffice/frame/states.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { ProposalHead, useProposalWords } from "#backoffice/operators/proposal-said.tsx";
import type { ProposalsPage } from "#backoffice/operators/load-operators.ts";

/** What waits for a second operator. */
export default function Proposals() {
  const { texts } = useOffice();
  const { proposals } = useLoaderData<ProposalsPage>();
  if (proposals.length === 0)
    return <State title={texts.proposals.empty} text={texts.proposals.lead} />;
  return (
    <div className="page">
      <h1>{texts.proposals.title}</h1>
      <p className="page-lead">{texts.proposals.lead}</p>
      <ul className="cards">
        {proposals.map((proposal) => (
          <li key={proposal.id} className="card">
            <ProposalCard proposal={proposal} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One proposal, exactly as it will be carried out, and what this operator may do about it. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { texts } = useOffice();
  const words = texts.proposals;
  const { act, isBusy, problem } = useAct();
  const [asking, setAsking] = useState<"carry-out" | "turn-down" | null>(null);
  const told = useProposalWords(proposal);
  const turnDown = proposal.isOwn ? words.takeBack : words.turnDown;
  const decide = async (reason: string) => {
    if (!asking) return;
    const said = asking === "carry-out" ? words.carriedOut : words.turnedDown;
    await act("decide-proposal", { id: proposal.id, decision: asking, reason }, said);
    setAsking(null);
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
      {!proposal.mayDecide && (
        <p className="why">{proposal.isOwn ? words.own : words.notAllowed}</p>
      )}
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

/** The act in words and what it is about, with the way there where that has a screen. */
function ProposalTitle({ proposal: { call, object } }: { proposal: Proposal }) {
  const { texts } = useOffice();
  const address = objectAddress(object);
  return (
    <h2>
      {actWords(texts, call)}{" "}
      <small className="why">{address ? <Link to={address}>{object}</Link> : object}</small>
    </h2>
  );
}

/** What will be carried out, as it is kept, where nobody knows a before and an after. */
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

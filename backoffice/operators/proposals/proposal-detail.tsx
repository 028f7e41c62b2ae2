import { useState } from "react";
import { Link, matchPath } from "react-router";
import type { Proposal } from "#contract/office/proposals.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { actWords } from "#backoffice/frame/act-words.ts";
import { Delta } from "#backoffice/frame/delta.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { objectAddress } from "#backoffice/frame/object-address.ts";
import { Problem } from "#backoffice/frame/problem.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useAct } from "#backoffice/frame/use-act.ts";
import type { Change } from "#backoffice/describe-proposal.ts";
import { mayOpen } from "#backoffice/menu.ts";
import { useOffice, type Office } from "#backoffice/office-context.tsx";
import type { OneTime } from "#backoffice/operators/proposals/decided-link.tsx";
import { DecisionTag } from "#backoffice/operators/proposals/proposal-row.tsx";
import { useProposalFacts } from "#backoffice/operators/proposals/use-proposal-facts.ts";
import { describeProposal } from "#backoffice/proposals.ts";
import { routes } from "#backoffice/routes.ts";

type ProposalDetailProps = {
  proposal: Proposal;
  onLink: (link: OneTime) => void;
  /** It was decided, so the next one opens. */
  onDone: () => void;
};

/** The address of a screen that this operator may open; null for another. Approving needs no screen. */
const openAddress = (office: Office, address: string | null): string | null => {
  const [path = ""] = (address ?? "").split("?");
  const route = routes.find((each) => matchPath(`/${each.path}`, path) !== null);
  return route && mayOpen(office, route) ? address : null;
};

/** One proposal as it is carried out: whom it concerns, what it changes, and who proposed it. */
export function ProposalDetail({ proposal, onLink, onDone }: ProposalDetailProps) {
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
        <ProposalActs
          proposal={proposal}
          sentence={described.sentence}
          changes={changes}
          onLink={onLink}
          onDone={onDone}
        />
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
      </dl>
      <Changes proposal={proposal} changes={changes} />
    </article>
  );
}

/** The figures before and after, or the stored facts of acts without figures. */
function Changes({
  proposal,
  changes,
}: {
  proposal: Proposal;
  changes?: readonly Change[] | undefined;
}) {
  if (!changes) return <Delta before={proposal.before} after={proposal.after} />;
  return (
    <dl className="facts facts-wide">
      {changes.map((change) => (
        <Fact key={change.name} name={change.name}>
          <BeforeAfter change={change} />
        </Fact>
      ))}
    </dl>
  );
}

const BeforeAfter = ({ change: { before, after } }: { change: Change }) => (
  <span className="num">
    {before} → <b>{after}</b>
  </span>
);

type ProposalActsProps = ProposalDetailProps & {
  sentence: string;
  changes?: readonly Change[] | undefined;
};

/** Approve or reject, by button and by key; each tells why it is not possible. */
function ProposalActs({ proposal, sentence, changes, onLink, onDone }: ProposalActsProps) {
  const words = useOffice().texts.proposals;
  const { act, isBusy, problem } = useAct();
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
    const said = asking === "carry-out" ? words.carriedOut : words.turnedDown;
    const input = { id: proposal.id, decision: asking, reason };
    const answer = await act("decide-proposal", input, said);
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

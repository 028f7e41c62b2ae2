import type { Proposal } from "#contract/office/proposals.ts";
import { Delta } from "#backoffice/frame/delta.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import type { Change } from "#backoffice/describe-proposal.ts";

/** The figures before and after, or the stored facts of acts without figures. */
export function Changes({
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

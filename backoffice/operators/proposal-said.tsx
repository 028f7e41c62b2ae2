import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { CheckedActName } from "#contract/office/calls.ts";
import type { Proposal } from "#contract/office/operators.ts";
import { useFormat } from "#ui/format-context.tsx";
import { CallFault } from "#ui/call.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import type { ProposalWords } from "#backoffice/describe-proposal.ts";
import { proposalWords } from "#backoffice/proposals.ts";

type Told = ProposalWords | "coming" | null;

/** The description of a proposal; null without one, or if it did not load. */
export function useProposalWords(proposal: Proposal): Told {
  const { call, texts } = useOffice();
  const format = useFormat();
  const describe = proposalWords[proposal.call as CheckedActName];
  const [told, setTold] = useState<Told>(describe ? "coming" : null);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      if (!describe) return;
      try {
        const words = await describe(proposal, { call, texts, format });
        if (isCurrent) setTold(words);
      } catch (error) {
        // The stored input is then shown, as for other acts.
        if (isCurrent && error instanceof CallFault) setTold(null);
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [proposal, describe, call, texts, format]);
  return told;
}

/** What would happen: title, object, amount, and each figure before and after. */
export function ProposalHead({ told }: { told: ProposalWords }) {
  return (
    <>
      <h2>
        <Link to={told.address}>{told.title}</Link>
      </h2>
      <dl className="facts">
        {told.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {told.changes.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">
              {before} → <b>{after}</b>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

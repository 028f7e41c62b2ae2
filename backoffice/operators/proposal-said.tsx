import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { CheckedActName } from "#contract/office/calls.ts";
import type { Proposal } from "#contract/office/operators.ts";
import { useFormat } from "#ui/format.tsx";
import { CallFault } from "#backoffice/api.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { proposalWords, type ProposalWords } from "#backoffice/proposals.ts";

type Said = ProposalWords | "coming" | null;

/** A proposal in the words of its noun; null where there are none, or they did not come. */
export function useProposalWords(proposal: Proposal): Said {
  const { call, texts } = useOffice();
  const format = useFormat();
  const describe = proposalWords[proposal.call as CheckedActName];
  const [said, setSaid] = useState<Said>(describe ? "coming" : null);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      if (!describe) return;
      try {
        const words = await describe(proposal, { call, texts, format });
        if (isCurrent) setSaid(words);
      } catch (error) {
        // What will be carried out is then shown to the letter, as it is for other acts.
        if (isCurrent && error instanceof CallFault) setSaid(null);
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [proposal, describe, call, texts, format]);
  return said;
}

/** What would happen: to whom, how much, and each figure before and after. */
export function ProposalSaid({ said }: { said: ProposalWords }) {
  return (
    <>
      <dl className="facts">
        {said.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {said.changes.map(({ name, before, after }) => (
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

/** The proposal's title, which leads to what it is about. */
export const ProposalTitle = ({ said, proposal }: { said: Said; proposal: Proposal }) => (
  <h2>
    {said === null || said === "coming" ? (
      `${proposal.call} · ${proposal.object}`
    ) : (
      <Link to={said.address}>{said.title}</Link>
    )}
  </h2>
);

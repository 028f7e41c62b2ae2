import { useEffect, useState } from "react";
import type { CheckedActName } from "#contract/office/calls.ts";
import type { Proposal } from "#contract/office/proposals.ts";
import { useFormat } from "#ui/format-context.tsx";
import { CallFault } from "#ui/call.ts";
import type { ProposalFacts } from "#backoffice/describe-proposal.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { proposalFacts } from "#backoffice/proposals.ts";

/** The facts of a waiting proposal that are loaded when it is opened; null without any. */
export function useProposalFacts(proposal: Proposal): ProposalFacts | null {
  const { call, texts, locale } = useOffice();
  const format = useFormat();
  const load = proposal.decision === null && proposalFacts[proposal.call as CheckedActName];
  const [loaded, setLoaded] = useState<ProposalFacts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      if (!load) return;
      try {
        const facts = await load(proposal, { call, texts, format, locale });
        if (isCurrent) setLoaded(facts);
      } catch (error) {
        // The sentence says whom and how much; without the figures the page of the object has them.
        if (!(error instanceof CallFault)) throw error;
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [proposal, load, call, texts, format, locale]);
  return loaded;
}

import { proposalViews, type Proposal, type ProposalView } from "#contract/office/proposals.ts";
import { numberIn } from "#ui/number-in.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

export type ProposalsPage = {
  view: ProposalView;
  proposals: readonly Proposal[];
  /** The id after which the next page begins; null on the last one. */
  next: number | null;
  /** Whether approvals are signed with the approver's passkey. */
  signedOnly: boolean;
  /** The opened proposal; null when there is none, or when it is in the other view. */
  open: Proposal | null;
};

/** The proposals of a view, and the opened one. */
export const loadProposals: NonNullable<OfficeRoute["load"]> = async (
  call,
  { params, query },
): Promise<ProposalsPage> => {
  const view = proposalViews.find((each) => each === query.get("view")) ?? "waiting";
  const before = numberIn(query.get("before"));
  const answer = await call("get-proposals", { view, before });
  if (answer.status !== "success") throw new Error(`the proposals answered ${answer.status}`);
  const { proposals, next, signedOnly } = answer;
  const id = numberIn(params["id"]);
  const open = proposals.find((each) => each.id === id) ?? null;
  return { view, proposals, next, signedOnly, open };
};

import type { OfficeInput } from "#contract/office/calls.ts";
import { useFormat } from "#ui/format-context.tsx";
import type { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { signedDecision } from "#backoffice/operators/approvals/sign-approval.ts";

/** Decides on a proposal; an approval is signed with the operator's passkey where the house demands it. */
export function useDecide({ prepare }: Pick<ReturnType<typeof useAct>, "prepare">) {
  const office = useOffice();
  const format = useFormat();
  const { proposals } = office.texts;
  return (decision: OfficeInput<"decide-proposal">) =>
    prepare(
      "decide-proposal",
      () => signedDecision(office, format, decision),
      decision.decision === "carry-out" ? proposals.carriedOut : proposals.turnedDown,
    );
}

import { useEffect, useState } from "react";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { CallFault } from "#ui/call.ts";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type Approval = OfficeOutput<"get-approval">;

/** The signature of an approval, which the server verifies when the proposal is opened. */
export function ApprovalFacts({ id }: { id: number }) {
  const { approvals } = useOffice().texts;
  const approval = useApproval(id);
  if (!approval) return null;
  const { signed, fault } = approval;
  return (
    <>
      <Fact name={approvals.signature}>
        <Verdict approval={approval} />
        {fault && <p className="why">{approvals.faults[fault]}</p>}
      </Fact>
      {signed && (
        <>
          <Fact name={approvals.passkey}>
            <span translate="no" dir="auto">
              {signed.passkey}
            </span>{" "}
            ({signed.by})
          </Fact>
          <Fact name={approvals.signedAt}>
            <Moment at={signed.at} />
          </Fact>
          <Fact name={approvals.fingerprint}>
            <code className="check-value" translate="no">
              {signed.fingerprint}
            </code>
          </Fact>
        </>
      )}
    </>
  );
}

function Verdict({ approval: { signed, fault } }: { approval: Approval }) {
  const { approvals } = useOffice().texts;
  if (fault) return <span className="tag tag-bad">{approvals.invalid}</span>;
  if (!signed) return approvals.none;
  return <span className="tag tag-good">{approvals.valid}</span>;
}

function useApproval(id: number): Approval | null {
  const { call } = useOffice();
  const [approval, setApproval] = useState<Approval | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      try {
        const answer = await call("get-approval", { id });
        if (isCurrent && answer.status === "success") setApproval(answer);
      } catch (error) {
        // The decision is shown without its signature; opening it again asks again.
        if (!(error instanceof CallFault)) throw error;
      }
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [id, call]);
  return approval;
}

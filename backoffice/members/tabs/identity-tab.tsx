import { useState } from "react";
import type { MemberFacts } from "#contract/office/members.ts";
import { Button } from "#ui/button.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { ChecksTable } from "#backoffice/members/identity-checks/checks-table.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { useMemberAct } from "#backoffice/members/use-member-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type IdentityTabProps = { member: MemberFacts; tab: Extract<Tab, { name: "identity" }> };

/** Whether the member's identity is demanded and verified, and the documents they sent. */
export function IdentityTab({ member, tab }: IdentityTabProps) {
  const { texts, may } = useOffice();
  const { identityChecks: words } = texts;
  const { isDemanded, isVerified, checks } = tab;
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy, problem } = useMemberAct(() => setIsAsking(false));
  return (
    <section className="card">
      <div className="card-head">
        <h3>{words.title}</h3>
        {isVerified && may("members.verify") && (
          <Button look="small" text={words.askAgain} onClick={() => setIsAsking(true)} />
        )}
      </div>
      <p className={isDemanded ? "notice notice-warn" : "why"}>
        {isVerified ? words.isVerified : isDemanded ? words.demanded : words.notDemanded}
      </p>
      <ChecksTable caption={words.title} empty={words.noChecks} checks={checks} />
      {isAsking && (
        <ReasonSheet
          title={`${words.askAgain}: ${member.loginId}`}
          submit={words.askAgain}
          acting={{ isBusy, problem }}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) =>
            void run("ask-identity-again", { id: member.id, reason }, words.states.ended)
          }
        >
          <p>{words.askNote}</p>
        </ReasonSheet>
      )}
    </section>
  );
}

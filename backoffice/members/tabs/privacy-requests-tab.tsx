import { useState } from "react";
import type { MemberFacts } from "#contract/office/members.ts";
import { Button } from "#ui/button.tsx";
import { RecordSheet } from "#backoffice/members/privacy-requests/record-sheet.tsx";
import { RequestsTable } from "#backoffice/members/privacy-requests/requests-table.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type PrivacyRequestsTabProps = {
  member: MemberFacts;
  tab: Extract<Tab, { name: "privacy-requests" }>;
};

/** The member's privacy requests, and a form for one that came by letter, e-mail or phone. */
export function PrivacyRequestsTab({ member, tab }: PrivacyRequestsTabProps) {
  const { texts, may } = useOffice();
  const { privacyRequests: words } = texts;
  const [isRecording, setIsRecording] = useState(false);
  return (
    <section className="card">
      <div className="card-head">
        <h3>{words.title}</h3>
        {may("messages.answer") && !member.isErased && (
          <Button look="small" text={words.record} onClick={() => setIsRecording(true)} />
        )}
      </div>
      <RequestsTable caption={words.title} empty={words.noRequests} requests={tab.requests} />
      {isRecording && <RecordSheet member={member} onClose={() => setIsRecording(false)} />}
    </section>
  );
}

import { MorePages } from "#backoffice/frame/more-pages.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { SessionTable } from "#backoffice/reports/sessions/session-table.tsx";

/** The member's sessions with what the ledger booked in each. */
export function SessionsTab({ tab }: { tab: Extract<Tab, { name: "sessions" }> }) {
  const { sessionReport: texts } = useOfficeTexts();
  return (
    <section className="card">
      <p className="card-lead">{texts.lead}</p>
      <SessionTable rows={tab.rows} />
      <MorePages next={tab.next} name="after" />
    </section>
  );
}

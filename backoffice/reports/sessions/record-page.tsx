import { Link, useLoaderData } from "react-router";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import type { RecordPage } from "#backoffice/reports/sessions/load-record.ts";
import { RecordTable } from "#backoffice/reports/sessions/record-table.tsx";
import { SessionTable } from "#backoffice/reports/sessions/session-table.tsx";

/** One session, event by event. */
export default function SessionRecord() {
  const page = useLoaderData<RecordPage>();
  const { sessionRecord: texts } = useOfficeTexts();
  if (!page) return <NotFound />;
  const { session, events, next } = page;
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{texts.title}</h1>
        <ExportButton
          name="export-session-record"
          filter={{ id: session.memberId, session: session.id }}
          access="lists.export"
        />
      </div>
      <p>
        <Link to={`/members/${session.memberId}?tab=sessions`}>
          ← <span translate="no">{session.loginId}</span>
        </Link>
      </p>
      <p className="page-lead">{texts.lead}</p>
      <SessionTable rows={[session]} isOfOne />
      <RecordTable events={events} memberId={session.memberId} />
      <MorePages next={next} name="after" />
    </div>
  );
}

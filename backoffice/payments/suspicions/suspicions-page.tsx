import { useState } from "react";
import { useLoaderData } from "react-router";
import type { Suspicion } from "#contract/office/suspicions.ts";
import { ListViews } from "#backoffice/frame/list-views.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { CloseSheet } from "#backoffice/payments/suspicions/close-sheet.tsx";
import type { SuspicionsPage } from "#backoffice/payments/suspicions/load-suspicions.ts";
import { NoteSheet } from "#backoffice/payments/suspicions/note-sheet.tsx";
import { ReportSheet } from "#backoffice/payments/suspicions/report-sheet.tsx";
import { SuspicionCard } from "#backoffice/payments/suspicions/suspicion-card.tsx";

const sheets = { note: NoteSheet, close: CloseSheet, report: ReportSheet } as const;
type What = keyof typeof sheets;

/** Members who are suspected of money laundering: why, what was found out, and how it ended. */
export default function Suspicions() {
  const { suspicions: words } = useOfficeTexts();
  const { list, suspicions, next } = useLoaderData<SuspicionsPage>();
  const [asking, setAsking] = useState<{ what: What; about: Suspicion } | null>(null);
  const changing = useChange();
  const Sheet = asking && sheets[asking.what];
  return (
    <div className="page page-wide">
      <h1>{words.title}</h1>
      <p className="page-lead">{words.lead}</p>
      <p className="notice notice-warn">{words.secret}</p>
      <ListViews
        label={words.title}
        views={["open", "closed"]}
        current={list}
        nameOf={(each) => words.lists[each]}
      />
      <ChangeNotice outcome={changing.outcome} />
      {suspicions.length === 0 && <p className="table-empty">{words.none[list]}</p>}
      <ul className="cards cards-beside">
        {suspicions.map((each) => (
          <li key={each.id} className="card">
            <SuspicionCard about={each} onAsk={(what: What) => setAsking({ what, about: each })} />
          </li>
        ))}
      </ul>
      <MorePages next={next} />
      {asking && Sheet && (
        <Sheet about={asking.about} changing={changing} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

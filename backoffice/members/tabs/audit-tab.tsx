import { actWords } from "#backoffice/frame/act-words.ts";
import { Delta } from "#backoffice/frame/delta.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** What operators did to the member: who, when, why, before and after. */
export function AuditTab({ tab }: { tab: Extract<Tab, { name: "audit" }> }) {
  const texts = useOfficeTexts();
  if (tab.entries.length === 0) return <p className="table-empty">{texts.members.noAudit}</p>;
  return (
    <ul className="cards">
      {tab.entries.map((entry) => (
        <li key={entry.id} className="card">
          <div className="member-name">
            <h3>{actWords(texts, entry.call)}</h3>
            <b>{entry.operator}</b>
            <Moment at={entry.at} />
          </div>
          <p className="written">{entry.reason}</p>
          <Delta before={entry.before} after={entry.after} />
        </li>
      ))}
    </ul>
  );
}

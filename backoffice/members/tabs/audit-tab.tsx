import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** What operators did to the member: who, when, why, before and after. */
export function AuditTab({ tab }: { tab: Extract<Tab, { name: "audit" }> }) {
  const { members: texts, frame } = useOfficeTexts();
  return (
    <RowsTable
      caption={texts.tabs.audit}
      head={[texts.at, texts.operator, texts.act, frame.reason, texts.before, texts.after]}
      empty={texts.noAudit}
      isEmpty={tab.entries.length === 0}
    >
      {tab.entries.map((entry) => (
        <tr key={entry.id}>
          <td>
            <Moment at={entry.at} />
          </td>
          <td>{entry.operator}</td>
          <td>{texts.calls[entry.call as keyof typeof texts.calls] ?? entry.call}</td>
          <td className="wraps">{entry.reason}</td>
          <td className="wraps">{factsText(entry.before)}</td>
          <td className="wraps">{factsText(entry.after)}</td>
        </tr>
      ))}
    </RowsTable>
  );
}

/** The facts as the trail keeps them, field by field. */
const factsText = (facts: Record<string, unknown> | null): string =>
  facts === null
    ? "-"
    : Object.entries(facts)
        .map(([name, value]) => `${name}: ${String(value)}`)
        .join(", ");

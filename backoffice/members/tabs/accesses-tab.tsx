import { Moment } from "#backoffice/frame/moment.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Which operators opened which part of the member's data, newest first. */
export function AccessesTab({ tab }: { tab: Extract<Tab, { name: "accesses" }> }) {
  const { audit, members: texts } = useOfficeTexts();
  const parts = { ...texts.tabs, ...texts.openedByAct };
  return (
    <section className="card">
      <p className="card-lead">{texts.accessesLead}</p>
      <RowsTable
        caption={texts.tabs.accesses}
        head={[texts.at, audit.actor, texts.opened, texts.address]}
        empty={texts.noAccesses}
      >
        {tab.accesses.map(({ id, at, operator, part, address }) => (
          <tr key={id}>
            <td>
              <Moment at={at} />
            </td>
            <td>{operator}</td>
            <td>{parts[part]}</td>
            <td className="num">{address}</td>
          </tr>
        ))}
      </RowsTable>
      <MorePages next={tab.next} />
    </section>
  );
}

import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import type { Tab } from "#backoffice/members/load-member.ts";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The member's private notes, and whether they were read. */
export function NotesTab({ tab }: { tab: Extract<Tab, { name: "notes" }> }) {
  const texts = useOfficeTexts().members;
  return (
    <>
      <RowsTable
        caption={texts.tabs.notes}
        head={[texts.at, texts.noteTitle, texts.readAt]}
        empty={texts.noNotes}
      >
        {tab.notes.map((note) => (
          <tr key={note.id}>
            <td>
              <Moment at={note.sentAt} />
            </td>
            <td className="wraps">
              {note.title} {note.isHidden && <span className="tag">{texts.hidden}</span>}
            </td>
            <td>{note.readAt ? <Moment at={note.readAt} /> : texts.unread}</td>
          </tr>
        ))}
      </RowsTable>
      <MorePages next={tab.next} />
    </>
  );
}

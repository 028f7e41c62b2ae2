import type { NumberSearchRow } from "#contract/office/member-search.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** What of a number or of an address was searched; a device is always searched as a whole. */
function partOf(audit: OfficeTexts["audit"], { kind, isWhole }: NumberSearchRow): string {
  if (kind === "device") return "";
  if (kind === "address") return ` · ${isWhole ? audit.oneAddress : audit.network}`;
  return ` · ${isWhole ? audit.wholeNumber : audit.lastFour}`;
}

/** The newest fifty searches for members by a masked number, an address or a device. */
export function NumberSearches({ searches }: { searches: readonly NumberSearchRow[] }) {
  const { audit } = useOffice().texts;
  const format = useFormat();
  const columns: Column<NumberSearchRow>[] = [
    { id: "at", header: audit.at, renderCell: (row) => <Moment at={row.at} /> },
    { id: "operator", header: audit.actor, renderCell: (row) => row.operator },
    {
      id: "for",
      header: audit.searchedFor,
      renderCell: (row) => [audit.searchKinds[row.kind], partOf(audit, row)].join(""),
    },
    {
      id: "found",
      header: audit.found,
      renderCell: (row) => <span className="num">{format.number(row.found)}</span>,
    },
    { id: "address", header: audit.address, renderCell: (row) => row.address },
  ];
  return (
    <section className="card">
      <h2>{audit.numberSearches}</h2>
      <p className="card-lead">{audit.numberSearchesLead}</p>
      <DenseTable
        caption={audit.numberSearches}
        columns={columns}
        rows={searches}
        idOf={({ id }) => String(id)}
        empty={audit.noNumberSearches}
      />
    </section>
  );
}

import { useLoaderData, useSearchParams } from "react-router";
import type { AuditorRead } from "#contract/office/auditor-reads.ts";
import { useFormat } from "#ui/format-context.tsx";
import { actWords } from "#backoffice/frame/act-words.ts";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { factName, factValue } from "#backoffice/frame/fact-words.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { AuditNav } from "#backoffice/operators/auditor-reads/audit-nav.tsx";
import type { AuditorReadsPage } from "#backoffice/operators/auditor-reads/load-auditor-reads.ts";

/** What auditors read and saved: their own for an auditor, those of one or of all for staff. */
export default function AuditorReads() {
  const { auditorReads: words } = useOfficeTexts();
  const { reads, next, auditors, keptDays } = useLoaderData<AuditorReadsPage>();
  const format = useFormat();
  return (
    <div className="page page-wide">
      <h1>{words.title}</h1>
      <AuditNav />
      <p className="page-lead">{words.lead(format.number(keptDays))}</p>
      {auditors.length > 1 && <AuditorFilter auditors={auditors} />}
      <DenseTable
        caption={words.title}
        columns={useColumns()}
        rows={reads}
        idOf={({ id }) => String(id)}
        empty={words.empty}
      />
      <MorePages next={next} />
    </div>
  );
}

function useColumns(): readonly Column<AuditorRead>[] {
  const { auditorReads: words } = useOfficeTexts();
  return [
    { id: "at", header: words.at, renderCell: (row) => <Moment at={row.at} /> },
    {
      id: "auditor",
      header: words.auditor,
      renderCell: (row) => <span translate="no">{row.operator}</span>,
    },
    { id: "what", header: words.what, renderCell: (row) => <What read={row} /> },
    { id: "filter", header: words.filter, renderCell: (row) => <Filter filter={row.filter} /> },
    {
      id: "address",
      header: words.address,
      renderCell: (row) => <span translate="no">{row.address}</span>,
    },
  ];
}

/** A file by the name of its act, anything else by its permission; with the call's own name. */
function What({ read: { call, access } }: { read: AuditorRead }) {
  const texts = useOfficeTexts();
  const act = actWords(texts, call);
  const name = act !== call ? act : access && texts.permissions[access];
  return (
    <span className="act-object">
      {name}
      <small translate="no">{call}</small>
    </span>
  );
}

function Filter({ filter }: Pick<AuditorRead, "filter">) {
  const texts = useOfficeTexts();
  const format = useFormat();
  if (filter === null) return texts.auditorReads.whole;
  return Object.entries(filter)
    .map(([name, value]) => `${factName(texts, name)}: ${factValue(texts, format, name, value)}`)
    .join(" · ");
}

function AuditorFilter({ auditors }: Pick<AuditorReadsPage, "auditors">) {
  const { auditorReads: words } = useOfficeTexts();
  const [query, setQuery] = useSearchParams();
  return (
    <div className="filters">
      <label>
        {words.auditor}
        <select
          value={query.get("operator") ?? ""}
          onChange={({ target: { value } }) => setQuery(value === "" ? {} : { operator: value })}
        >
          <option value="">{words.everyAuditor}</option>
          {auditors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

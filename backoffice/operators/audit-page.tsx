import { useState } from "react";
import { useLoaderData, useSearchParams } from "react-router";
import type { AuditEntry } from "#contract/office/audit.ts";
import { Button } from "#ui/button.tsx";
import { ActObject } from "#backoffice/frame/act-object.tsx";
import { actWords } from "#backoffice/frame/act-words.ts";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { FactsSheet } from "#backoffice/frame/facts-sheet.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { AuditNav } from "#backoffice/operators/auditor-reads/audit-nav.tsx";
import { AuditFilterForm } from "#backoffice/operators/audit-filter-form.tsx";
import { auditFilterOf, type AuditPage } from "#backoffice/operators/load-operators.ts";
import { NumberSearches } from "#backoffice/operators/number-searches.tsx";
import { TrailCheck } from "#backoffice/operators/trail-check.tsx";

/** The audit trail, filtered by the address. */
export default function Audit() {
  const { texts } = useOffice();
  const { audit } = texts;
  const { entries, next, operators, calls, searches } = useLoaderData<AuditPage>();
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const [query] = useSearchParams();
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{audit.title}</h1>
        <ExportButton name="export-audit" filter={auditFilterOf(query)} access="audit.read" />
      </div>
      <AuditNav />
      <p className="page-lead">{audit.lead}</p>
      <TrailCheck />
      <AuditFilterForm operators={operators} calls={calls} />
      <DenseTable
        caption={audit.title}
        columns={useColumns(setOpen)}
        rows={entries}
        idOf={({ id }) => String(id)}
        empty={audit.empty}
      />
      <MorePages next={next} />
      <NumberSearches searches={searches} />
      {open && <EntrySheet entry={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function useColumns(open: (entry: AuditEntry) => void): readonly Column<AuditEntry>[] {
  const { texts } = useOffice();
  const { audit } = texts;
  return [
    {
      id: "number",
      header: audit.number,
      renderCell: (row) => <span className="num">{row.id}</span>,
    },
    { id: "at", header: audit.at, renderCell: (row) => <Moment at={row.at} /> },
    { id: "actor", header: audit.actor, renderCell: (row) => row.operator },
    { id: "act", header: audit.act, renderCell: (row) => actWords(texts, row.call) },
    { id: "object", header: audit.object, renderCell: (row) => <ActObject entry={row} /> },
    {
      id: "reason",
      header: audit.reason,
      renderCell: (row) => <span className="cut">{row.reason}</span>,
    },
    {
      id: "open",
      header: audit.open,
      renderCell: (row) => (
        <Button
          look="small"
          text={audit.open}
          of={audit.detail(String(row.id))}
          onClick={() => open(row)}
        />
      ),
    },
  ];
}

/** One row of the trail with the state before and after. */
function EntrySheet({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { texts } = useOffice();
  const { audit } = texts;
  const lines: [string, React.ReactNode][] = [
    [audit.at, <Moment key="at" at={entry.at} />],
    [audit.actor, entry.operator],
    [audit.act, actWords(texts, entry.call)],
    [audit.object, <ActObject key="object" entry={entry} />],
    [audit.reason, entry.reason],
    [audit.address, entry.address],
    [audit.request, entry.requestId],
    ...(entry.proposalId === null
      ? []
      : ([[audit.proposal, entry.proposalId]] as [string, number][])),
  ];
  return (
    <FactsSheet
      title={audit.detail(String(entry.id))}
      lines={lines}
      before={entry.before}
      after={entry.after}
      onClose={onClose}
    />
  );
}

import { useState } from "react";
import {
  significantHappenings,
  type SignificantEvent,
} from "#contract/office/significant-events.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { Button } from "#ui/button.tsx";
import { ActObject } from "#backoffice/frame/act-object.tsx";
import { actWords } from "#backoffice/frame/act-words.ts";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { FactsSheet } from "#backoffice/frame/facts-sheet.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** What happened in words: an act by its name, everything else by its own. */
function happeningWords(texts: OfficeTexts, happening: string): string {
  const known = significantHappenings.find((each) => each === happening);
  return known ? texts.significantEvents.happenings[known] : actWords(texts, happening);
}

const objectOf = ({ object, subject }: SignificantEvent) =>
  object === null ? "-" : <ActObject entry={{ object, subject }} />;

/** Events of a period, newest first; one opens with its reason and its values before and after. */
export function EventTable({ rows }: { rows: readonly SignificantEvent[] }) {
  const texts = useOfficeTexts();
  const words = texts.significantEvents;
  const [open, setOpen] = useState<SignificantEvent | null>(null);
  const columns: Column<SignificantEvent>[] = [
    { id: "at", header: words.at, renderCell: ({ at }) => <Moment at={at} /> },
    { id: "kind", header: words.kind, renderCell: ({ kind }) => words.kinds[kind] },
    {
      id: "happening",
      header: words.happening,
      renderCell: ({ happening }) => happeningWords(texts, happening),
    },
    {
      id: "component",
      header: words.component,
      renderCell: ({ component }) => <span translate="no">{component}</span>,
    },
    { id: "object", header: words.object, renderCell: objectOf },
    {
      id: "actor",
      header: words.actor,
      renderCell: ({ actor }) => actor ?? <span className="why">{words.system}</span>,
    },
    {
      id: "authoriser",
      header: words.authoriser,
      renderCell: ({ authoriser }) => authoriser ?? "-",
    },
    {
      id: "open",
      header: words.open,
      isKept: true,
      renderCell: (row) => (
        <Button
          look="small"
          text={words.open}
          of={happeningWords(texts, row.happening)}
          onClick={() => setOpen(row)}
        />
      ),
    },
  ];
  return (
    <>
      <DenseTable
        caption={words.title}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        empty={words.none}
      />
      {open && <EventSheet event={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function EventSheet({ event, onClose }: { event: SignificantEvent; onClose: () => void }) {
  const texts = useOfficeTexts();
  const words = texts.significantEvents;
  const lines: [string, React.ReactNode][] = [
    [words.at, <Moment key="at" at={event.at} />],
    [words.kind, words.kinds[event.kind]],
    [
      words.component,
      <span key="component" translate="no">
        {event.component}
      </span>,
    ],
    [words.object, objectOf(event)],
    [words.actor, event.actor ?? words.system],
    [words.authoriser, event.authoriser ?? "-"],
    [words.reason, event.reason ?? "-"],
  ];
  return (
    <FactsSheet
      title={happeningWords(texts, event.happening)}
      lines={lines}
      before={event.before}
      after={event.after}
      onClose={onClose}
    />
  );
}

import { type ReactNode, useId } from "react";
import { useRevalidator } from "react-router";
import type { IconName } from "#ui/icons.ts";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { pageCount } from "#site/parts/page-address.ts";
import { Pager } from "#site/parts/pager.tsx";
import { type Column, type CompactRows, RecordTable } from "#site/parts/record-table.tsx";
import { ZoneNote } from "#site/parts/zone-note.tsx";
import type { Section } from "#site/app/section.ts";
import { Empty } from "#site/parts/empty.tsx";

type RecordListProps<Row> = {
  title: string;
  /** Shown for an empty list, with the icon of what it would hold. */
  empty: string;
  icon: IconName;
  columns: readonly Column<Row>[];
  loaded: Section<{ list: readonly Row[]; maxCount: number }>;
  /** How many rows a page has. */
  perPage: number;
  /** Below the list: its files. */
  foot?: ReactNode;
  /** The filter of the list; it stays when the list could not be loaded. */
  filter?: ReactNode;
  /** The sums of the list. */
  totals?: ReactNode;
  compact?: CompactRows;
};

/** A titled list of records in pages: the table, or that it is empty or could not be loaded. */
export function RecordList<Row extends { id: string | number }>(props: RecordListProps<Row>) {
  const { title, empty, icon, columns, loaded, perPage, foot, filter, totals, compact } = props;
  const { revalidate } = useRevalidator();
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="sec-h">
        <h2 id={titleId}>{title}</h2>
      </div>
      {filter}
      {loaded.ok ? (
        <>
          {totals}
          {loaded.data.list.length === 0 ? (
            <Empty icon={icon} text={empty} />
          ) : (
            <>
              <RecordTable
                label={title}
                columns={columns}
                rows={loaded.data.list}
                compact={compact}
              />
              <ZoneNote />
            </>
          )}
          <Pager label={title} pages={pageCount(loaded.data.maxCount, perPage)} />
          {foot}
        </>
      ) : (
        <LoadFailed of={loaded} onRetry={() => void revalidate()} />
      )}
    </section>
  );
}

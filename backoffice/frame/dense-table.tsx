import { flexRender, tableFeatures, useTable, type ColumnDef } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { TableFrame } from "#backoffice/frame/table-frame.tsx";

const features = tableFeatures({});
export type Column<Row extends object> = {
  id: string;
  header: string;
  /** For amounts and counts: aligned to the end, so that equal digits are below each other. */
  isEnd?: boolean;
  /** Stays in sight at the right edge when the table is wider than the window. */
  isKept?: boolean;
  renderCell: (row: Row) => ReactNode;
};

const ROW_PX = 32;
/** Rows rendered above and below the visible ones. */
const OVERSCAN = 12;

type DenseTableProps<Row extends object> = {
  /** Describes the rows to screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** Shown in place of rows. */
  empty: string;
  /** The id of the row that keys act on. */
  cursor?: string | null;
};

const definitionsOf = <Row extends object>(
  columns: readonly Column<Row>[],
): ColumnDef<typeof features, Row>[] =>
  columns.map(({ id, header, renderCell }) => ({
    id,
    header,
    cell: ({ row }) => renderCell(row.original),
  }));

/** A dense table: 32 px rows, a sticky header, and only the visible rows in the page. */
export function DenseTable<Row extends object>(props: DenseTableProps<Row>) {
  const { caption, columns, rows, idOf, empty, cursor = null } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns: definitionsOf(columns), data: rows, getRowId: idOf });
  const all = table.getRowModel().rows;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this component
  const virtual = useVirtualizer({
    count: all.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  });
  useShownCursor(
    cursor === null ? -1 : rows.findIndex((row) => idOf(row) === cursor),
    virtual.scrollToIndex,
  );
  const seen = virtual.getVirtualItems();
  const before = seen[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (seen.at(-1)?.end ?? 0);
  return (
    <TableFrame
      name={caption}
      ref={scroller}
      rowCount={all.length + 1}
      below={rows.length === 0 && <p className="table-empty">{empty}</p>}
    >
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} aria-rowindex={1}>
            {group.headers.map((header) => (
              <th key={header.id} scope="col" className={lookOf(columns, header.id)}>
                {flexRender(header.column.columnDef.header, header.getContext())}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        <Gap height={before} columns={columns.length} />
        {seen.map(({ index }) => {
          const row = all[index];
          return (
            row && (
              <tr
                key={row.id}
                aria-rowindex={index + 2}
                aria-current={row.id === cursor ? "true" : undefined}
              >
                {row.getAllCells().map((cell) => (
                  <td key={cell.id} className={lookOf(columns, cell.column.id)}>
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ))}
              </tr>
            )
          );
        })}
        <Gap height={after} columns={columns.length} />
      </tbody>
    </TableFrame>
  );
}

/** Keeps the row of the cursor in sight. */
function useShownCursor(index: number, scrollTo: (index: number) => void): void {
  const show = useEffectEvent(scrollTo);
  useEffect(() => {
    if (index >= 0) show(index);
  }, [index]);
}

function lookOf<Row extends object>(columns: readonly Column<Row>[], id: string) {
  const column = columns.find((each) => each.id === id);
  return column?.isKept ? "kept" : column?.isEnd ? "end" : undefined;
}

/** The space of the rows that are not in the page. */
const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columns}>{"\u00a0"}</td>
    </tr>
  );

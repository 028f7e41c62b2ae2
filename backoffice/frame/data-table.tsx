import { tableFeatures, useTable, type ColumnDef } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";

const features = tableFeatures({});
export type Column<Row extends object> = ColumnDef<typeof features, Row, unknown>;

const ROW_PX = 36;
/** Rows kept ready above and below what is seen. */
const OVERSCAN = 12;

type DataTableProps<Row extends object> = {
  /** Says what the rows are, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** Shown in place of rows. */
  empty: string;
};

/** A dense table: 36 px rows, a header that stays, and only the rows in sight in the page. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, idOf, empty } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns: [...columns], data: [...rows], getRowId: idOf });
  const all = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: all.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  });
  const seen = virtual.getVirtualItems();
  const before = seen[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (seen.at(-1)?.end ?? 0);
  return (
    <div className="table-scroll" ref={scroller} tabIndex={0} role="region" aria-label={caption}>
      <table className="data" aria-rowcount={all.length + 1}>
        <caption className="vh">{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={1}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col">
                  <table.FlexRender header={header} />
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
                <tr key={row.id} aria-rowindex={index + 2}>
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              )
            );
          })}
          <Gap height={after} columns={columns.length} />
        </tbody>
      </table>
      {rows.length === 0 && <p className="table-empty">{empty}</p>}
    </div>
  );
}

/** The room of the rows that are not in the page. */
const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );

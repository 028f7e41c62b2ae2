import "#site/parts/record-table.css";
import type { ReactNode } from "react";

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned to the end of their column. */
  end?: boolean;
};

type RecordTableProps<Row> = {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

/** A real table; on narrow screens every row is a card with the names of its values. */
export function RecordTable<Row extends { id: string | number }>({
  label,
  columns,
  rows,
}: RecordTableProps<Row>) {
  return (
    <table className="record-table">
      <caption className="vh">{label}</caption>
      <thead>
        <tr>
          {columns.map(({ id, label: name, end }) => (
            <th key={id} scope="col" {...(end ? { className: "end" } : {})}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id, label: name, end, cell }) => (
              <td key={id} data-label={name} {...(end ? { className: "end num" } : {})}>
                <span className="cell">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

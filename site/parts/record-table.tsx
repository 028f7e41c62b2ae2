import "#site/parts/record-table.css";
import "#site/parts/compact-rows.css";
import type { ReactNode } from "react";

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned to the end of their column. */
  end?: boolean;
  /** Less important than the number above it on narrow screens. */
  quiet?: boolean;
};

/** Tables whose records take two lines on narrow screens. */
export type CompactRows = "money-rows" | "round-rows";

type RecordTableProps<Row> = {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  compact?: CompactRows | undefined;
};

const classesOf = ({ end, quiet }: { end?: boolean; quiet?: boolean }) => {
  const classes = [end && "end num", quiet && "quiet"].filter(Boolean).join(" ");
  return classes === "" ? {} : { className: classes };
};

/**
 * A real table; on narrow screens every row is a card with the names of its values, or has two lines.
 */
export function RecordTable<Row extends { id: string | number }>({
  label,
  columns,
  rows,
  compact,
}: RecordTableProps<Row>) {
  return (
    <table className={compact ? `record-table compact ${compact}` : "record-table"}>
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
            {columns.map(({ id, label: name, cell, ...looks }) => (
              <td key={id} data-column={id} data-label={name} {...classesOf(looks)}>
                <span className="cell">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from "react";
import { TableFrame } from "#backoffice/frame/table-frame.tsx";

type Head = string | { name: string; isEnd: true };

type RowsTableProps = {
  /** Describes the rows to screen readers. */
  caption: string;
  /** The columns' names; numbers are aligned to the end. */
  head: readonly Head[];
  /** Shown in place of rows. */
  empty: string;
  isEmpty: boolean;
  /** The rows. */
  children: ReactNode;
};

/** A dense table of a page of rows; wider than the window, it scrolls in itself. */
export function RowsTable({ caption, head, empty, isEmpty, children }: RowsTableProps) {
  if (isEmpty) return <p className="table-empty">{empty}</p>;
  return (
    <TableFrame name={caption} scroller="table-scroll rows-scroll">
      <thead>
        <tr>
          {head.map((each) => {
            const name = typeof each === "string" ? each : each.name;
            return (
              <th key={name} scope="col" className={typeof each === "string" ? undefined : "end"}>
                {name}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </TableFrame>
  );
}

import { Children, type ReactNode } from "react";
import { Headings, TableFrame, type Heading } from "#backoffice/frame/table-frame.tsx";

type RowsTableProps = {
  /** Describes the rows to screen readers. */
  caption: string;
  /** The columns' names; numbers are aligned to the end. */
  head: readonly Heading[];
  /** Shown in place of rows. */
  empty: string;
  /** The rows. */
  children: ReactNode;
};

/** A dense table of a page of rows; wider than the window, it scrolls in itself. */
export function RowsTable({ caption, head, empty, children }: RowsTableProps) {
  if (Children.toArray(children).length === 0) return <p className="table-empty">{empty}</p>;
  return (
    <TableFrame name={caption} scroller="table-scroll rows-scroll">
      <thead>
        <Headings names={head} />
      </thead>
      <tbody>{children}</tbody>
    </TableFrame>
  );
}

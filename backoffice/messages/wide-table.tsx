import type { ReactNode } from "react";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";

type WideTableProps = { label: string; headings: readonly string[]; children: ReactNode };

/** One page of rows, which scrolls sideways when it is wider than the screen. */
export const WideTable = ({ label, headings, children }: WideTableProps) => (
  <TableFrame name={label} scroller="wide-table">
    <thead>
      <Headings names={headings} />
    </thead>
    <tbody>{children}</tbody>
  </TableFrame>
);

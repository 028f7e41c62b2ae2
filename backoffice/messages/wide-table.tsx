import type { ReactNode } from "react";

type WideTableProps = { label: string; headings: readonly string[]; children: ReactNode };

/** One page of rows; where it is wider than the screen it scrolls by itself. */
export const WideTable = ({ label, headings, children }: WideTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
  <div className="wide-table" role="region" tabIndex={0} aria-label={label}>
    <table className="data">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

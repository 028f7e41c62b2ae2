import type { ReactNode, Ref } from "react";

type TableFrameProps = {
  /** Describes the rows to screen readers. */
  name: string;
  /** Classes of the scrolling element. */
  scroller?: string;
  /** Classes of the table itself. */
  look?: string;
  /** The number of rows including the head, when not all are in the page. */
  rowCount?: number;
  ref?: Ref<HTMLDivElement>;
  /** Head and body. */
  children: ReactNode;
  /** Content below the table, inside the scrolling area. */
  below?: ReactNode;
};

/** A table that scrolls inside its frame when it is too large, also by keyboard. */
export function TableFrame(props: TableFrameProps) {
  const { name, scroller = "table-scroll", look, rowCount, ref, children, below } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div className={scroller} ref={ref} tabIndex={0} role="region" aria-label={name}>
      <table className={look ? `data ${look}` : "data"} aria-rowcount={rowCount}>
        <caption className="vh">{name}</caption>
        {children}
      </table>
      {below}
    </div>
  );
}

/** The name of a column, or of one whose numbers are aligned to the end. */
export type Heading = string | { name: string; isEnd: boolean };

/** A row of column names. */
export const Headings = ({ names }: { names: readonly Heading[] }) => (
  <tr>
    {names.map((each) => {
      const { name, isEnd } = typeof each === "string" ? { name: each, isEnd: false } : each;
      return (
        <th key={name} scope="col" className={isEnd ? "end" : undefined}>
          {name}
        </th>
      );
    })}
  </tr>
);

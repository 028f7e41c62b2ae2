import type { ReactNode, Ref } from "react";

type TableFrameProps = {
  /** Says what the rows are, for screen readers. */
  name: string;
  /** Classes of what scrolls. */
  scroller?: string;
  /** Classes of the table itself. */
  look?: string;
  /** How many rows it has with its head, where not all of them are in the page. */
  rowCount?: number;
  ref?: Ref<HTMLDivElement>;
  /** Head and body. */
  children: ReactNode;
  /** Content below the table, inside the scrolling area. */
  below?: ReactNode;
};

/** A table that scrolls in itself where it is too large, by the keyboard as well. */
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

/** A row of names over columns. */
export const Headings = ({ names }: { names: readonly string[] }) => (
  <tr>
    {names.map((name) => (
      <th key={name} scope="col">
        {name}
      </th>
    ))}
  </tr>
);

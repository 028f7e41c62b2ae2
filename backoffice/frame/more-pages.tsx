import { Link, useSearchParams } from "react-router";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type MorePagesProps = {
  /** The key of the next page; null on the last page. */
  next: number | null;
  /** The query parameter of the key. */
  name: string;
};

/** Links to older rows and back to the newest: lists are paged by key, not by number. */
export function MorePages({ next, name }: MorePagesProps) {
  const { staff } = useOfficeTexts();
  const [query] = useSearchParams();
  const to = (key: number | null) => {
    const wanted = new URLSearchParams(query);
    if (key === null) wanted.delete(name);
    else wanted.set(name, String(key));
    return `?${wanted.toString()}`;
  };
  if (next === null && !query.has(name)) return null;
  return (
    <p className="row-of-buttons">
      {query.has(name) && (
        <Link className="btn btn-small" to={to(null)}>
          {staff.newest}
        </Link>
      )}
      {next !== null && (
        <Link className="btn btn-small" to={to(next)}>
          {staff.more}
        </Link>
      )}
    </p>
  );
}

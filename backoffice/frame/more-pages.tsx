import { Link, useSearchParams } from "react-router";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type MorePagesProps = {
  /** The key or number of the next page; null on the last page. */
  next: number | string | null;
  /** The query parameter of the key. */
  name?: string;
};

/** Links to the next page of a list and back to the first. */
export function MorePages({ next, name = "before" }: MorePagesProps) {
  const { lists: words } = useOfficeTexts();
  const [query] = useSearchParams();
  const to = (key: number | string | null) => {
    const wanted = new URLSearchParams(query);
    if (key === null) wanted.delete(name);
    else wanted.set(name, String(key));
    return `?${wanted.toString()}`;
  };
  if (next === null && !query.has(name)) return null;
  return (
    <nav className="row-of-buttons" aria-label={words.pages}>
      {query.has(name) && (
        <Link className="btn" to={to(null)}>
          {words.first}
        </Link>
      )}
      {next !== null && (
        <Link className="btn" to={to(next)}>
          {words.next}
        </Link>
      )}
    </nav>
  );
}

import { Link, useLocation } from "react-router";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Links to older rows and back to the newest; the address has the page's key. */
export function Older({ next, name = "before" }: { next: number | null; name?: string }) {
  const texts = useOfficeTexts().members;
  const { pathname, search } = useLocation();
  const hrefWith = (key: number | null) => {
    const query = new URLSearchParams(search);
    if (key === null) query.delete(name);
    else query.set(name, String(key));
    return `${pathname}${query.size > 0 ? `?${query}` : ""}`;
  };
  const isFirst = !new URLSearchParams(search).has(name);
  if (isFirst && next === null) return null;
  return (
    <nav className="row-of-buttons" aria-label={texts.next}>
      {!isFirst && (
        <Link className="btn" to={hrefWith(null)}>
          {texts.first}
        </Link>
      )}
      {next !== null && (
        <Link className="btn" to={hrefWith(next)}>
          {texts.next}
        </Link>
      )}
    </nav>
  );
}

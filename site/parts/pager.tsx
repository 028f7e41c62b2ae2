import "#site/parts/pager.css";
import { Link, useLocation, useSearchParams } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { pageOf, pageSearch } from "#site/parts/page-address.ts";

/** How many pages on each side of the current one are shown. */
const neighbours = 2;

type PagerProps = {
  /** The name of the list. */
  label: string;
  pages: number;
  /** Names in the query that are dropped when the page changes, such as an open item. */
  drop?: readonly string[];
};

/** "Page 3", of which only the number is visible: the accessible name contains the visible text. */
function PageNumber({ number }: { number: string }) {
  const { lists } = useAccountTexts();
  const [before, after] = lists.page("\n").split("\n");
  return (
    <>
      {before && <span className="vh">{before}</span>}
      {number}
      {after && <span className="vh">{after}</span>}
    </>
  );
}

/** Links to the pages of a list around the current one; nothing for a single page. */
export function Pager({ label, pages, drop }: PagerProps) {
  const { lists } = useAccountTexts();
  const format = useFormat();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const current = Math.min(pageOf(query), pages);
  if (pages <= 1) return null;
  const first = Math.max(1, Math.min(current - neighbours, pages - 2 * neighbours));
  const last = Math.min(pages, first + 2 * neighbours);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const to = (page: number) => pathname + pageSearch(query, page, drop);
  return (
    <nav className="pager" aria-label={lists.pagesOf(label)}>
      {current > 1 && (
        <Link className="icobtn" to={to(current - 1)} aria-label={lists.previousPage}>
          <Icon name="caret-left" />
        </Link>
      )}
      {numbers.map((page) => (
        <Link
          key={page}
          className="pager-page num"
          to={to(page)}
          {...(page === current ? { "aria-current": "page" as const } : {})}
        >
          <PageNumber number={format.number(page)} />
        </Link>
      ))}
      {current < pages && (
        <Link className="icobtn" to={to(current + 1)} aria-label={lists.nextPage}>
          <Icon name="caret-right" />
        </Link>
      )}
    </nav>
  );
}

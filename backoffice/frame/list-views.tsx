import { Link } from "react-router";

type ListViewsProps<View extends string> = {
  label: string;
  views: readonly View[];
  current: View;
  nameOf: (view: View) => string;
  /** The query of the address that shows a view; by default the first one needs none. */
  searchOf?: (view: View) => string;
};

/** The views of one list, side by side above it. */
export function ListViews<View extends string>(props: ListViewsProps<View>) {
  const { label, views, current, nameOf } = props;
  const { searchOf = (view) => (view === views[0] ? "" : `?list=${view}`) } = props;
  return (
    <nav className="sub-nav" aria-label={label}>
      <ul>
        {views.map((view) => (
          <li key={view}>
            <Link
              to={{ search: searchOf(view) }}
              className={view === current ? "active" : undefined}
              aria-current={view === current ? "page" : undefined}
            >
              {nameOf(view)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

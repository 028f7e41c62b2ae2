import { Link } from "react-router";

type ViewsProps<View extends string> = {
  /** The name of the links for screen readers. */
  label: string;
  views: readonly View[];
  current: View;
  hrefOf: (view: View) => string;
  nameOf: (view: View) => string;
};

/** Links between the views of one list, such as the waiting and the decided requests. */
export function Views<View extends string>(props: ViewsProps<View>) {
  const { label, views, current, hrefOf, nameOf } = props;
  return (
    <nav className="views" aria-label={label}>
      {views.map((view) => (
        <Link key={view} to={hrefOf(view)} aria-current={view === current ? "page" : undefined}>
          {nameOf(view)}
        </Link>
      ))}
    </nav>
  );
}

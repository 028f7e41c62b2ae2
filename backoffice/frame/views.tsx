import { Link, useNavigate } from "react-router";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type ViewsProps<View extends string> = {
  /** The name of the links for screen readers. */
  label: string;
  views: readonly View[];
  /** Null when the list shows none of them. */
  current: View | null;
  hrefOf: (view: View) => string;
  nameOf: (view: View) => string;
};

/**
 * Links between the views of one list, such as the waiting and the decided requests; `1` opens the
 * first one, `2` the second one.
 */
export function Views<View extends string>(props: ViewsProps<View>) {
  const { label, views, current, hrefOf, nameOf } = props;
  const { bulk } = useOfficeTexts();
  const navigate = useNavigate();
  useShortcuts(
    views.map((view, index) => ({
      keys: String(index + 1),
      label: bulk.view(nameOf(view)),
      run: () => void navigate(hrefOf(view)),
    })),
  );
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

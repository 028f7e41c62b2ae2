import { Link, useLocation } from "react-router";

type SubNavProps = {
  label: string;
  /** `search` is the query that the link keeps. */
  links: readonly { to: string; label: string; search?: string }[];
  /** The address of the current screen; by default the one that the page's address begins with. */
  current?: string;
};

/** The screens of one noun, side by side above the page; a screen's details belong to it. */
export function SubNav({ label, links, current }: SubNavProps) {
  const { pathname } = useLocation();
  const here =
    current ??
    links
      .map(({ to }) => to)
      .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
      .reduce((longest, to) => (to.length > longest.length ? to : longest), "");
  return (
    <nav className="sub-nav" aria-label={label}>
      <ul>
        {links.map(({ to, label: name, search = "" }) => (
          <li key={to}>
            <Link
              to={{ pathname: to, search }}
              className={to === here ? "active" : undefined}
              aria-current={to === here ? "page" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

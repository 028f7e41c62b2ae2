import { NavLink } from "react-router";

type SubNavProps = { label: string; links: readonly { to: string; label: string }[] };

/** The screens of one noun, side by side above the page. */
export const SubNav = ({ label, links }: SubNavProps) => (
  <nav className="sub-nav" aria-label={label}>
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <NavLink to={link.to} end>
            {link.label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);

import { Link } from "react-router";
import { Logo } from "#ui/logo.tsx";
import { useApp } from "#site/app/app-context.tsx";

/** The site's logo, which leads to its lobby. */
export function HomeLink() {
  const { site, texts } = useApp();
  return (
    <Link className="logo" to="/">
      <Logo name={site.name} brand={texts.frame.brand} own={site.look?.logo} />
    </Link>
  );
}

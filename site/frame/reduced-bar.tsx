import "#site/frame/reduced-bar.css";
import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { useUser } from "#site/app/session.tsx";
import { contestHref } from "#site/messages/help-address.ts";
import { menuItems } from "#site/parts/menu-items.ts";

/**
 * Above every page of a member who is suspended, takes a break or is excluded: why, what is
 * possible, and how a suspension is contested.
 */
export function ReducedBar() {
  const { reduced: texts } = useTexts();
  const reduced = useUser().user?.reduced;
  if (!reduced) return null;
  const { why, ground } = reduced;
  const ways = [
    { to: "/user?tab=money", label: texts.statement },
    { to: "/user?tab=figures", label: texts.figures },
    { to: menuItems.withdraw.path, label: texts.withdraw },
    { to: menuItems.help.path, label: texts.help },
    why === "identity"
      ? { to: "/user", label: texts.titles.identity }
      : { to: "/user?tab=protection", label: texts.ending },
  ];
  return (
    <aside className="reduced" aria-labelledby="reduced-title">
      <div className="wrap reduced-wrap">
        <Icon name="lock" />
        <div className="reduced-text">
          <h2 id="reduced-title">{texts.titles[why]}</h2>
          {ground && (
            <p>
              {texts.reason}: <strong>{texts.grounds[ground]}</strong>
            </p>
          )}
          <p>{texts.text}</p>
          {ground && <p>{texts.contestText}</p>}
        </div>
        <ul>
          {ways.map(({ to, label }) => (
            <li key={to}>
              <Link className="btn btn-soft btn-sm" to={to}>
                {label}
              </Link>
            </li>
          ))}
          {ground && (
            <li>
              <Link className="btn btn-gold btn-sm" to={contestHref}>
                {texts.contest}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </aside>
  );
}

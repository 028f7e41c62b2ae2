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
    why === "identity" && { to: "/user", label: texts.verify, look: "gold" },
    { to: "/user?tab=money", label: texts.statement },
    { to: "/user?tab=figures", label: texts.figures },
    { to: menuItems.withdraw.path, label: texts.withdraw },
    { to: menuItems.help.path, label: texts.help },
    { to: "/user?tab=protection", label: texts.ending },
    ground && { to: contestHref, label: texts.contest, look: "gold" },
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
          {ways.map(
            (way) =>
              way && (
                <li key={way.to}>
                  <Link className={`btn btn-${way.look ?? "soft"} btn-sm`} to={way.to}>
                    {way.label}
                  </Link>
                </li>
              ),
          )}
        </ul>
      </div>
    </aside>
  );
}

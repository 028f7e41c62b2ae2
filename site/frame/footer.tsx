import "#site/frame/footer.css";
import { Link } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { LanguageLinks } from "#site/frame/language-switcher.tsx";
import { useUser } from "#site/app/session.tsx";
import { HomeLink } from "#site/frame/home-link.tsx";
import { LocalTime, SessionClock } from "#site/parts/session-clock.tsx";
import { menuItems, protectionItem } from "#site/parts/menu-items.ts";

/** Pages that are named as their addresses. */
const ofTheSite = ["terms", "privacy", "accessibility", "status"] as const;

export function Footer() {
  const { texts, site, version } = useApp();
  const { frame, protection, messages } = texts;
  const { user } = useUser();
  const age = useFormat().number(site.minimumAge);
  const links = [
    [protectionItem.path, protection.playSafely],
    [user ? menuItems.help.path : "/contact", messages.writeHelp],
    ...ofTheSite.map((name) => [`/${name}`, frame[name]] as const),
    ["/payment-times", frame.paymentTimes],
  ] as const;
  return (
    <footer className="ft">
      <div className="wrap">
        <div className="row">
          <HomeLink />
          <ul className="ft-links">
            {links.map(([path, name]) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
          <span className="age">{frame.ageMark(age)}</span>
        </div>
        {user && (
          <p className="row ft-clock">
            <SessionClock />
            <LocalTime />
          </p>
        )}
        <div className="row">
          <div className="ft-notice">
            <p>{frame.ageNotice(age)}</p>
            {site.playMoney && <p>{frame.playMoneyNotice}</p>}
            {version !== null && (
              <p>
                {frame.version} <span translate="no">{version}</span>
              </p>
            )}
          </div>
          <LanguageLinks className="ft-langs" />
        </div>
      </div>
    </footer>
  );
}

import "#site/frame/footer.css";
import { Link } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { LanguageLinks } from "#site/frame/language-switcher.tsx";
import { useUser } from "#site/app/session.tsx";
import { HomeLink } from "#site/frame/home-link.tsx";
import { LocalTime, SessionClock } from "#site/parts/session-clock.tsx";
import { menuItems, protectionItem } from "#site/parts/menu-items.ts";

export function Footer() {
  const { texts, site, version } = useApp();
  const { frame, protection, messages } = texts;
  const { user } = useUser();
  const age = useFormat().number(site.minimumAge);
  return (
    <footer className="ft">
      <div className="wrap">
        <div className="row">
          <HomeLink />
          <ul className="ft-links">
            <li>
              <Link to={protectionItem.path}>{protection.playSafely}</Link>
            </li>
            <li>
              <Link to={user ? menuItems.help.path : "/contact"}>{messages.writeHelp}</Link>
            </li>
            <li>
              <Link to="/terms">{frame.terms}</Link>
            </li>
            <li>
              <Link to="/privacy">{frame.privacy}</Link>
            </li>
            <li>
              <Link to="/accessibility">{frame.accessibility}</Link>
            </li>
            <li>
              <Link to="/payment-times">{frame.paymentTimes}</Link>
            </li>
            <li>
              <Link to="/status">{frame.status}</Link>
            </li>
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

import { Link, useLocation } from "react-router";
import type { CurrentUser } from "#contract/members.ts";
import { Icon } from "#ui/icon.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { KeptPart } from "#site/app/kept-part.tsx";
import { Badge } from "#site/parts/badge.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { mainMenu, protectionItem } from "#site/parts/menu-items.ts";
import { SessionClock } from "#site/parts/session-clock.tsx";
import { useUser } from "#site/app/session.tsx";

function Items({ user }: { user: CurrentUser | null }) {
  const texts = useTexts();
  const { pathname } = useLocation();
  return (
    <ul className="menu">
      <li>
        <Link to="/" {...(pathname === "/" ? { "aria-current": "page" as const } : {})}>
          <Icon name="house" />
          {texts.frame.lobby}
        </Link>
      </li>
      {mainMenu.map((item) => (
        <li key={item.id}>
          <MemberLink to={item.path} current={pathname.startsWith(item.path)}>
            <Icon name={item.icon} />
            {item.label(texts)}
            {user && <Badge className="n" count={item.count?.(user) ?? 0} />}
          </MemberLink>
        </li>
      ))}
    </ul>
  );
}

/** The second row of the header: the lobby, the seven pages of members, player protection. */
export function MainMenu() {
  const texts = useTexts();
  const { user } = useUser();
  return (
    <nav className="hd-2" aria-label={texts.frame.mainMenu}>
      <div className="wrap">
        <KeptPart name="menu" by={user && mainMenu.map(({ count }) => count?.(user))}>
          <Items user={user} />
        </KeptPart>
        <div className="play">
          {user && (
            <MemberLink
              className="clock-link"
              to="/user?tab=figures"
              label={texts.frame.ownFigures}
            >
              <SessionClock />
            </MemberLink>
          )}
          <Link to={protectionItem.path} className="safely">
            <Icon name="shield-fill" />
            <span>{protectionItem.label(texts)}</span>
          </Link>
        </div>
      </div>
    </nav>
  );
}

import { Link, useLocation } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { Badge } from "#site/parts/badge.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { useUser } from "#site/app/session.tsx";

/** The bar at the bottom of phones, with the lobby in the middle. */
export function BottomNav({ onGames, onMenu }: { onGames: () => void; onMenu: () => void }) {
  const { frame, payments, messages } = useTexts();
  const { pathname } = useLocation();
  const { user } = useUser();
  return (
    <nav className="bn" aria-label={frame.bottomMenu}>
      <button type="button" onClick={onGames}>
        <Icon name="grid" />
        {frame.games}
      </button>
      <MemberLink to={menuItems.withdraw.path} current={pathname === menuItems.withdraw.path}>
        <Icon name="upload" />
        {payments.withdraw}
      </MemberLink>
      <Link
        to="/"
        className="mid"
        {...(pathname === "/" ? { "aria-current": "page" as const } : {})}
      >
        <span>
          <Icon name="house" />
        </span>
        {frame.lobby}
      </Link>
      <MemberLink to={menuItems.help.path} current={pathname === menuItems.help.path}>
        <Icon name="headset" />
        {messages.helpShort}
        {user && <Badge className="badge" count={user.helpCount} />}
      </MemberLink>
      <button type="button" onClick={onMenu}>
        <Icon name="user" />
        {frame.myMenu}
      </button>
    </nav>
  );
}

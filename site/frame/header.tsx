import "#site/frame/header.css";
import { Link } from "react-router";
import type { CurrentUser } from "#contract/members.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { KeptPart } from "#site/app/kept-part.tsx";
import { Badge } from "#site/parts/badge.tsx";
import { LanguageSwitcher } from "#site/frame/language-switcher.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { HomeLink } from "#site/frame/home-link.tsx";
import { MainMenu } from "#site/frame/main-menu.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { SearchButton } from "#site/games/search.tsx";
import { useLoginDialog } from "#site/members/login-dialog.tsx";
import { useSession, useUser } from "#site/app/session.tsx";
import { Wallet } from "#site/wallet/wallet.tsx";

function VisitorSlot() {
  const { members } = useTexts();
  const login = useLoginDialog();
  return (
    <>
      <Button look="soft" text={members.login} onClick={() => login.open()} />
      <Link className="btn btn-gold" to="/register">
        {members.register}
      </Link>
    </>
  );
}

/** As large as a member's wallet, so that members see no flash of login buttons. */
const LoadingSlot = () => (
  <div className="session-loading" aria-hidden="true">
    <span className="skeleton skeleton-wallet" />
    <span className="skeleton skeleton-icon" />
    <span className="skeleton skeleton-user" />
  </div>
);

function MemberSlot({ user }: { user: CurrentUser }) {
  const { messages, members } = useTexts();
  const { logout } = useSession();
  const format = useFormat();
  const noteName = user.noteCount
    ? messages.unreadNotes(format.number(user.noteCount))
    : messages.notes;
  const helpName = user.helpCount
    ? messages.newReplies(format.number(user.helpCount))
    : messages.help;
  return (
    <>
      <Wallet user={user} />
      <MemberLink to={menuItems.note.path} className="icobtn" label={noteName}>
        <Icon name="envelope" />
        <Badge className="badge" count={user.noteCount} />
      </MemberLink>
      <MemberLink to={menuItems.help.path} className="icobtn" label={helpName}>
        <Icon name="headset" />
        <Badge className="badge" count={user.helpCount} />
      </MemberLink>
      <MemberLink to={menuItems.user.path} className="user">
        <span className="av" translate="no" aria-hidden="true">
          {user.userId.slice(0, 1).toUpperCase()}
        </span>
        <span className="user-name">
          <span translate="no">{user.userId}</span>
          <small>{members.level(format.number(user.level))}</small>
        </span>
      </MemberLink>
      <button
        type="button"
        className="icobtn"
        aria-label={members.logout}
        onClick={() => void logout()}
      >
        <Icon name="sign-out" />
      </button>
    </>
  );
}

/** Both rows of the wide layout: the member and their balance, then the main menu. */
export function Header() {
  const { loggedOut } = useSession();
  const { user } = useUser();
  return (
    <div className="hd">
      <div className="wrap hd-1">
        <KeptPart name="logo">
          <HomeLink />
        </KeptPart>
        <SearchButton />
        <span className="sp" />
        {loggedOut === null && <LoadingSlot />}
        {loggedOut === true && <VisitorSlot />}
        {loggedOut === false && user && <MemberSlot user={user} />}
        <LanguageSwitcher className="lang" />
      </div>
      <MainMenu />
    </div>
  );
}

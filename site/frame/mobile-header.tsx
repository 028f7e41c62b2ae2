import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { KeptPart } from "#site/app/kept-part.tsx";
import { Badge } from "#site/parts/badge.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { HomeLink } from "#site/frame/home-link.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { useLoginDialog } from "#site/members/login-dialog.tsx";
import { useSession, useUser } from "#site/app/session.tsx";
import { displayedMoney } from "#site/parts/displayed.ts";

type Sidebars = { onGames: () => void; onMenu: () => void };

function Purse() {
  const { wallet, payments, members, frame } = useTexts();
  const { loggedOut } = useSession();
  const { user, stale } = useUser();
  const format = useFormat();
  const login = useLoginDialog();
  if (loggedOut === null) return <span className="skeleton skeleton-purse" aria-hidden="true" />;
  if (!user) {
    return (
      <button type="button" className="btn btn-gold btn-sm mh-login" onClick={() => login.open()}>
        {members.login}
      </button>
    );
  }
  return (
    <section className="mw" aria-label={wallet.wallet} data-stale={stale !== null}>
      <MemberLink className="mw-money" to="/user?tab=figures" label={frame.ownFigures}>
        <b>
          {stale !== null && (
            <>
              <Icon name="clock" />
              <span className="vh">{wallet.stale(format.number(stale))}</span>
            </>
          )}
          <Money amount={displayedMoney(user)} />
        </b>
      </MemberLink>
      {!user.reduced && (
        <MemberLink className="mw-deposit" to={menuItems.deposit.path} label={payments.deposit}>
          <Icon name="plus" />
        </MemberLink>
      )}
    </section>
  );
}

/** One row on phones: games on the left, the member on the right, the balance between. */
export function MobileHeader({ onGames, onMenu }: Sidebars) {
  const { frame } = useTexts();
  const { user } = useUser();
  const format = useFormat();
  const news = user ? user.noteCount + user.helpCount : 0;
  return (
    <div className="mh">
      <button type="button" className="icobtn" aria-label={frame.openGames} onClick={onGames}>
        <Icon name="list" />
      </button>
      <KeptPart name="logo">
        <HomeLink />
      </KeptPart>
      <Purse />
      <button type="button" className="icobtn" onClick={onMenu}>
        <span className="vh">
          {news ? frame.openMyMenuWithNews(format.number(news)) : frame.openMyMenu}
        </span>
        <Icon name="user" />
        <Badge className="badge" count={news} />
      </button>
    </div>
  );
}

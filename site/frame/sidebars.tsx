import "#site/frame/sidebars.css";
import { Link } from "react-router";
import { useState } from "react";
import { heroMobile } from "virtual:site-pictures";
import { locales } from "#contract/locales.ts";
import type { CurrentUser } from "#contract/members.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Flag, Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { useApp, useTexts } from "#site/app/app-context.tsx";
import { Badge } from "#site/parts/badge.tsx";
import { CompFigure } from "#site/parts/comp-figure.tsx";
import { Drawer } from "#site/frame/drawer.tsx";
import { LanguageLinks } from "#site/frame/language-switcher.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { menuItems, protectionItem, type MenuItem } from "#site/parts/menu-items.ts";
import { useSessionTime } from "#site/parts/session-clock.tsx";
import { ProviderList } from "#site/games/provider-list.tsx";
import { LoginForm } from "#site/members/login-form.tsx";
import { useSession, useUser } from "#site/app/session.tsx";
import { displayedMoney } from "#site/parts/displayed.ts";

/** Casino and slot providers, one tap from anywhere. */
export function GamesSidebar({ onClose }: { onClose: () => void }) {
  const { frame, games } = useTexts();
  const [kind, setKind] = useState<"casino" | "slot">("casino");
  const tabs = [
    {
      id: "casino",
      label: (
        <>
          <Icon name="spade" />
          {games.casino}
        </>
      ),
    },
    {
      id: "slot",
      label: (
        <>
          <Icon name="cherries" />
          {games.slot}
        </>
      ),
    },
  ] as const;
  return (
    <Drawer side="left" title={frame.games} onClose={onClose}>
      <Tabs name="side" label={games.kinds} tabs={tabs} selected={kind} onSelect={setKind} />
      {tabs.map(({ id }) => (
        <TabPanel key={id} name="side" id={id} hidden={id !== kind}>
          {id === kind && <ProviderList category={id} onLeave={onClose} />}
        </TabPanel>
      ))}
    </Drawer>
  );
}

function BalanceCard({ user, onLeave }: { user: CurrentUser; onLeave: () => void }) {
  const { wallet, payments, members, frame } = useTexts();
  const format = useFormat();
  const time = useSessionTime();
  return (
    <section className="bal" aria-label={wallet.wallet}>
      <div className="u">
        <span className="av" translate="no" aria-hidden="true">
          {user.userId.slice(0, 1).toUpperCase()}
        </span>
        <span>
          <span translate="no">{user.userId}</span>
          <small>
            {members.level(format.number(user.level))} · {frame.session} {time}
          </small>
        </span>
      </div>
      <dl>
        <div>
          <dt>{wallet.money}</dt>
          <dd className="g">
            <Money amount={displayedMoney(user)} />
          </dd>
        </div>
        <div>
          <dt>{wallet.comp}</dt>
          <dd>
            <CompFigure user={user} onLeave={onLeave} />
          </dd>
        </div>
      </dl>
      <div className="two">
        {!user.reduced && (
          <MemberLink className="btn btn-gold" to={menuItems.deposit.path} onLeave={onLeave}>
            {payments.deposit}
          </MemberLink>
        )}
        <MemberLink className="btn btn-ghost" to={menuItems.withdraw.path} onLeave={onLeave}>
          {payments.withdraw}
        </MemberLink>
      </div>
    </section>
  );
}

const memberItems: readonly MenuItem[] = [
  menuItems.comp,
  menuItems.user,
  menuItems.help,
  menuItems.notice,
  menuItems.note,
  protectionItem,
];

function MemberMenu({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const texts = useTexts();
  const { logout } = useSession();
  return (
    <>
      <BalanceCard user={user} onLeave={onClose} />
      <nav className="mn" aria-label={texts.frame.mainMenu}>
        {memberItems.map((item) => (
          <MemberLink key={item.id} to={item.path} onLeave={onClose}>
            <Icon name={item.icon} />
            {item.label(texts)}
            <Badge className="n" count={item.count?.(user) ?? 0} />
          </MemberLink>
        ))}
        <LanguageRow />
        <button type="button" onClick={() => void logout()}>
          <Icon name="sign-out" />
          {texts.members.logout}
        </button>
      </nav>
    </>
  );
}

function LanguageRow() {
  const { locale, texts } = useApp();
  const { frame } = texts;
  return (
    <details className="mn-lang">
      <summary>
        <Icon name="globe" />
        {frame.language}
        <span className="v">
          <Flag country={locales[locale].flag} />
          <span className="endonym" lang={locales[locale].lang}>
            {locales[locale].endonym}
          </span>
        </span>
        <Icon name="caret-down" className="mn-caret" />
      </summary>
      <LanguageLinks className="mn-langs" />
    </details>
  );
}

function VisitorMenu({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  return (
    <>
      <div className="gh">
        <img src={heroMobile} alt="" width="390" height="260" />
      </div>
      <LoginForm />
      <nav className="mn" aria-label={texts.frame.mainMenu}>
        <LanguageRow />
        <Link to={protectionItem.path} onClick={onClose}>
          <Icon name={protectionItem.icon} />
          {protectionItem.label(texts)}
        </Link>
      </nav>
    </>
  );
}

/** The member's menu and balances, or the login form of a visitor. */
export function MenuSidebar({ onClose }: { onClose: () => void }) {
  const { frame, members } = useTexts();
  const { user } = useUser();
  return (
    <Drawer side="right" title={user ? frame.myMenu : members.login} onClose={onClose}>
      {user ? <MemberMenu user={user} onClose={onClose} /> : <VisitorMenu onClose={onClose} />}
    </Drawer>
  );
}

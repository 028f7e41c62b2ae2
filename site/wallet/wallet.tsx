import "#site/parts/comp-figure.css";
import { useState } from "react";
import type { CurrentUser } from "#contract/members.ts";
import { announce } from "#ui/announcer.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { Comp, Money } from "#ui/money.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { useSession, useUser } from "#site/app/session.tsx";
import { displayedComp, displayedMoney } from "#site/parts/displayed.ts";

const spinsAtLeastMs = 800;

function RefreshButton() {
  const { wallet } = useTexts();
  const { refresh } = useSession();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (busy) return;
    setBusy(true);
    const [user] = await Promise.all([
      refresh(),
      new Promise((resolve) => setTimeout(resolve, spinsAtLeastMs)),
    ]);
    setBusy(false);
    if (!user) return announce(wallet.refreshFailed);
    const money = format.moneyText(displayedMoney(user));
    announce(wallet.refreshed(money, format.compText(displayedComp(user))));
  };
  return (
    <button
      type="button"
      className="icobtn wallet-refresh"
      aria-label={wallet.refresh}
      aria-busy={busy}
      onClick={() => void run()}
    >
      <Icon name="refresh" />
    </button>
  );
}

/** Cash and comp with a refresh button. A session with all rights has a link to deposit too. */
export function Wallet({ user }: { user: CurrentUser }) {
  const { wallet, payments } = useTexts();
  const { stale } = useUser();
  return (
    <section className="wallet" aria-label={wallet.wallet} data-stale={stale !== null}>
      <dl>
        <div className="g">
          <dt>
            {wallet.money}
            {stale !== null && <StaleMark minutes={stale} />}
          </dt>
          <dd>
            <Money amount={displayedMoney(user)} />
          </dd>
        </div>
        <div>
          <dt>{wallet.comp}</dt>
          <dd>
            <MemberLink className="comp-figure" to={menuItems.comp.path}>
              <Comp amount={displayedComp(user)} />
            </MemberLink>
          </dd>
        </div>
      </dl>
      <RefreshButton />
      {!user.reduced && (
        <MemberLink to={menuItems.deposit.path} className="btn btn-gold">
          <Icon name="plus" />
          {payments.deposit}
        </MemberLink>
      )}
    </section>
  );
}

/** Shown beside a balance that could not be refreshed; the last value stays. */
function StaleMark({ minutes }: { minutes: number }) {
  const { wallet } = useTexts();
  const format = useFormat();
  return (
    <span className="stale">
      <Icon name="clock" />
      {wallet.stale(format.number(minutes))}
    </span>
  );
}

import "#site/parts/lists.css";
import "#site/parts/forms.css";
import "#site/parts/money-page.css";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { Comp, Money } from "#ui/money.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { useArrival } from "#site/parts/arrival.ts";
import { useUser } from "#site/app/session.tsx";
import { displayedComp, displayedMoney } from "#site/parts/displayed.ts";

/** A page about money: its title, and two columns on wide screens. */
export function MoneyPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap money-page">
      <h1 {...useArrival()}>{title}</h1>
      {children}
    </div>
  );
}

/** A titled part of such a page. */
export function MoneyCard({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className="card" aria-labelledby={id}>
      <div className="sec-h">
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  );
}

type BalanceCardProps = { withdrawable?: number };

/** The member's balance and comp; for withdrawals the withdrawable part. */
export function BalanceCard({ withdrawable }: BalanceCardProps) {
  const { wallet, payments } = useAccountTexts();
  const { user } = useUser();
  if (!user) return null;
  return (
    <div className="balance-card">
      <dl>
        <div>
          <dt>{wallet.money}</dt>
          <dd className="gold">
            <Money amount={displayedMoney(user)} />
          </dd>
        </div>
        <div>
          <dt>{withdrawable === undefined ? wallet.comp : payments.withdrawable}</dt>
          <dd>
            {withdrawable === undefined ? (
              <Comp amount={displayedComp(user)} />
            ) : (
              <Money amount={withdrawable} />
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Shown instead of a form while a request of its kind is undecided. */
export const WaitingNote = ({ text }: { text: string }) => (
  <p className="waiting-note">
    <Icon name="clock" />
    {text}
  </p>
);

import "#site/parts/lists.css";
import "#site/parts/forms.css";
import "#site/parts/money-page.css";
import type { ReactNode } from "react";
import type { CurrentUser } from "#contract/members.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { CompFigure } from "#site/parts/comp-figure.tsx";
import { useArrival } from "#site/parts/arrival.ts";
import { useUser } from "#site/app/session.tsx";
import { displayedMoney } from "#site/parts/displayed.ts";

/** A page about money: its title, what a test account is told, and two columns on wide screens. */
export function MoneyPage({ title, children }: { title: string; children: ReactNode }) {
  const { payments } = useAccountTexts();
  const isTest = useUser().user?.isTest === true;
  return (
    <div className="wrap money-page">
      <h1 {...useArrival()}>{title}</h1>
      {isTest && (
        <div className="money-test">
          <WaitingNote text={payments.testAccount} />
        </div>
      )}
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

/** The member's balance and comp, or the withdrawable part, and below where the money is. */
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
              <CompFigure user={user} />
            ) : (
              <Money amount={withdrawable} />
            )}
          </dd>
        </div>
      </dl>
      <BalanceParts user={user} />
    </div>
  );
}

/** Where the member's money is, each part as its account of the ledger has it. */
function BalanceParts({ user }: { user: CurrentUser }) {
  const { wallet } = useAccountTexts();
  const parts = [
    ["cash", wallet.inCash, user.balance],
    ["studios", wallet.atStudios, user.in_balance],
    ["rounds", wallet.inRounds, user.inRounds],
    ["withdrawals", wallet.forWithdrawals, user.forWithdrawals],
  ] as const;
  return (
    <dl className="balance-parts">
      {parts.map(([part, label, amount]) => (
        <div key={part} data-part={part}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shown instead of a form while a request of its kind is undecided. */
export const WaitingNote = ({ text }: { text: string }) => (
  <p className="waiting-note">
    <Icon name="clock" />
    {text}
  </p>
);

import { useLoaderData, useRevalidator } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { Facts } from "#site/parts/facts.tsx";
import { Governing } from "#site/parts/governing.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import type { Withdrawals, PaymentData } from "#site/payments/load-payments.ts";
import { BalanceCard, MoneyCard, MoneyPage, WaitingNote } from "#site/parts/money-page.tsx";
import { HideRequest } from "#site/payments/request-actions.tsx";
import { ReceiptPage } from "#site/payments/receipt.tsx";
import { RequestList } from "#site/payments/request-list.tsx";
import { QueuePlace } from "#site/payments/queue-place.tsx";
import { TimesCard } from "#site/payments/times.tsx";
import { useDecisions } from "#site/payments/use-decisions.ts";
import { WithdrawForm } from "#site/payments/withdraw-form.tsx";
import type { Section } from "#site/app/section.ts";
import { useUser } from "#site/app/session.tsx";

function Rules({ withdrawals }: { withdrawals: Withdrawals }) {
  const { payments } = useAccountTexts();
  const format = useFormat();
  const { min, max, step } = withdrawals.limits;
  const money = format.moneyText;
  const rules = [
    payments.limits(money(min), money(max), money(step)),
    payments.overToday(money(withdrawals.leftToday)),
    payments.ruleOne,
    payments.ruleHold,
    payments.ruleAccount,
  ];
  return (
    <MoneyCard id="rules-title" title={payments.rules}>
      <ul className="rule-list">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </MoneyCard>
  );
}

function Application({ withdrawals }: { withdrawals: Withdrawals }) {
  const { payments, members } = useAccountTexts();
  const { user } = useUser();
  if (!user) return null;
  // The page tells a test account above why there is no form.
  if (user.isTest)
    return (
      <div className="money-cols">
        <BalanceCard />
      </div>
    );
  const { current, limits, leftToday } = withdrawals;
  const bank = `${user.bankname} ${user.banknum}`;
  return (
    <div className="money-cols">
      <div className="money-side">
        <BalanceCard withdrawable={user.balance} />
        <MoneyCard id="bank-title" title={payments.receivingAccount}>
          <Facts
            facts={[
              { name: members.bankName, value: user.bankname, asIs: true },
              { name: members.bankNumber, value: <span className="num">{user.banknum}</span> },
              { name: members.bankOwner, value: user.bankOwner, asIs: true },
            ]}
          />
        </MoneyCard>
      </div>
      <div className="money-side">
        <MoneyCard id="apply-title" title={payments.applyWithdraw}>
          {current ? (
            <>
              <WaitingNote text={payments.withdrawWaits} />
              {current.queue && <QueuePlace id={current.id} queue={current.queue} />}
            </>
          ) : (
            <WithdrawForm rules={{ ...limits, leftToday, available: user.balance }} bank={bank} />
          )}
        </MoneyCard>
      </div>
      <div className="money-notes money-side">
        <TimesCard kind="withdrawal" times={withdrawals.times} />
        <Rules withdrawals={withdrawals} />
      </div>
    </div>
  );
}

/** The withdrawable amount, its destination, the form, and earlier withdrawals. */
function WithdrawalsPage({ withdrawals }: { withdrawals: Section<Withdrawals> }) {
  const { payments } = useAccountTexts();
  const { revalidate } = useRevalidator();
  useDecisions("payment.");
  return (
    <MoneyPage title={payments.withdraw}>
      {withdrawals.ok ? (
        <>
          <Application withdrawals={withdrawals.data} />
          <RequestList
            title={payments.withdrawHistory}
            empty={payments.noWithdrawals}
            icon="upload"
            list={withdrawals.data.list}
            maxCount={withdrawals.data.maxCount}
            actions={HideRequest}
          />
        </>
      ) : (
        <section className="card">
          <LoadFailed of={withdrawals} onRetry={() => void revalidate()} />
        </section>
      )}
      <Governing />
    </MoneyPage>
  );
}

/** The member's withdrawals, or the one in the address. */
export default function WithdrawPage() {
  const data = useLoaderData<PaymentData<Withdrawals>>();
  if (data.view === "list") return <WithdrawalsPage withdrawals={data.list} />;
  const path = menuItems.withdraw.path;
  return <ReceiptPage opened={data.opened} kind="withdrawal" list={path} />;
}

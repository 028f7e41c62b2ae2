import { useState } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router";
import type { Reduction } from "#contract/members.ts";
import { useAccountTexts, useTexts } from "#site/app/app-context.tsx";
import { useUser } from "#site/app/session.tsx";
import { Governing } from "#site/parts/governing.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { AccountQuestion, type ReceivingAccount } from "#site/payments/account-question.tsx";
import { Barred } from "#site/payments/barred.tsx";
import { LimitOffer } from "#site/parts/limit-offer.tsx";
import { DepositForm } from "#site/payments/deposit-form.tsx";
import { AskFundsNotice, FundsCard } from "#site/payments/funds-notice.tsx";
import type { Deposits, PaymentData } from "#site/payments/load-payments.ts";
import { BalanceCard, MoneyCard, MoneyPage, WaitingNote } from "#site/parts/money-page.tsx";
import { DepositActions } from "#site/payments/request-actions.tsx";
import { ReceiptPage } from "#site/payments/receipt.tsx";
import { RequestList } from "#site/payments/request-list.tsx";
import { CurrentDeposit, DepositState } from "#site/payments/transfer.tsx";
import { TimesCard } from "#site/payments/times.tsx";
import { useDecisions } from "#site/payments/use-decisions.ts";
import type { Section } from "#site/app/section.ts";

function Application({ deposits }: { deposits: Deposits }) {
  const { payments } = useAccountTexts();
  const [account, setAccount] = useState<ReceivingAccount | null>(null);
  const { current, limits, answeredAt, barred, offersLimit, funds, goneReference } = deposits;
  const notice = funds?.isAcknowledged === false ? funds : null;
  const isGone = account !== null && account.reference === goneReference;
  const shown = isGone ? null : account;
  const { user } = useUser();
  const isTest = user?.isTest === true;
  const why = user?.reduced?.why;
  const isClosed = why === "suspended" || why === "identity" || deposits.isOnBreak;
  const { revalidate } = useRevalidator();
  // The page tells a test account above why there is no form.
  if (isTest)
    return (
      <div className="money-cols">
        <BalanceCard />
      </div>
    );
  return (
    <div className="money-cols">
      <div className="money-side">
        <BalanceCard />
        {current && !isClosed && !barred && <DepositState deposit={current} />}
        {!current?.bank && !current?.told && !isClosed && !barred && !offersLimit && !notice && (
          <AccountQuestion
            account={shown}
            isGone={!current && !shown && goneReference !== null}
            onAccount={(answer) => (current ? void revalidate() : setAccount(answer))}
          />
        )}
      </div>
      <MoneyCard id="apply-title" title={current ? payments.transfer : payments.applyDeposit}>
        {isClosed ? (
          <Closed why={why} />
        ) : barred ? (
          <Barred asks={barred.asks} onGiven={() => void revalidate()} />
        ) : current ? (
          <CurrentDeposit deposit={current} answeredAt={answeredAt} />
        ) : notice ? (
          <AskFundsNotice notice={notice} onSeen={() => void revalidate()} />
        ) : offersLimit ? (
          <LimitOffer
            moment="first-deposit"
            to="/user?tab=limits"
            onDeclined={() => void revalidate()}
          />
        ) : (
          <DepositForm limits={limits} account={shown} onReferenceGone={() => setAccount(null)} />
        )}
      </MoneyCard>
      <div className="money-notes">
        <TimesCard kind="deposit" times={deposits.times} />
        {funds?.isAcknowledged && <FundsCard level={funds.level} />}
      </div>
    </div>
  );
}

type ClosedProps = { why: Reduction | undefined };

/**
 * In place of the form and of the account to transfer to, on a break, while suspended or until the
 * identity is verified.
 */
function Closed({ why }: ClosedProps) {
  const { breaks, identity, protection } = useAccountTexts();
  const { reduced } = useTexts();
  const [text, to, label] =
    why === "identity"
      ? [identity.lead, "/user", identity.title]
      : [
          why === "suspended" ? reduced.text : breaks.runningText,
          "/user?tab=protection",
          protection.playSafely,
        ];
  return (
    <>
      <WaitingNote text={text} />
      <p className="money-action">
        <Link className="btn btn-soft" to={to}>
          {label}
        </Link>
      </p>
    </>
  );
}

/** The receiving account, the deposit form, and earlier deposits. */
function DepositsPage({ deposits }: { deposits: Section<Deposits> }) {
  const { payments } = useAccountTexts();
  const { revalidate } = useRevalidator();
  useDecisions("payment.");
  return (
    <MoneyPage title={payments.deposit}>
      {deposits.ok ? (
        <>
          <Application deposits={deposits.data} />
          <RequestList
            title={payments.depositHistory}
            empty={payments.noDeposits}
            icon="download"
            list={deposits.data.list}
            maxCount={deposits.data.maxCount}
            actions={DepositActions}
          />
        </>
      ) : (
        <section className="card">
          <LoadFailed of={deposits} onRetry={() => void revalidate()} />
        </section>
      )}
      <Governing />
    </MoneyPage>
  );
}

/** The member's deposits, or the one in the address. */
export default function DepositPage() {
  const data = useLoaderData<PaymentData<Deposits>>();
  if (data.view === "list") return <DepositsPage deposits={data.list} />;
  const path = menuItems.deposit.path;
  return <ReceiptPage opened={data.opened} kind="deposit" list={path} />;
}

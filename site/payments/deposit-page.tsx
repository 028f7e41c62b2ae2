import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { useTexts } from "#site/app/app-context.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { AccountQuestion, type ReceivingAccount } from "#site/payments/account-question.tsx";
import { DepositForm } from "#site/payments/deposit-form.tsx";
import type { Deposits, PaymentData } from "#site/payments/load-payments.ts";
import { BalanceCard, MoneyCard, MoneyPage, WaitingNote } from "#site/parts/money-page.tsx";
import { DepositActions } from "#site/payments/request-actions.tsx";
import { ReceiptPage } from "#site/payments/receipt.tsx";
import { isUndecided, RequestList } from "#site/payments/request-list.tsx";
import { useDecisions } from "#site/payments/use-decisions.ts";
import type { Section } from "#site/app/section.ts";

function Application({ deposits }: { deposits: Deposits }) {
  const { payments } = useTexts();
  const [account, setAccount] = useState<ReceivingAccount | null>(null);
  const { list, limits } = deposits;
  const waits = list.some(isUndecided);
  return (
    <div className="money-cols">
      <div className="money-side">
        <BalanceCard />
        {!waits && <AccountQuestion account={account} onAccount={setAccount} />}
      </div>
      <MoneyCard id="apply-title" title={payments.applyDeposit}>
        {waits ? (
          <WaitingNote text={payments.depositWaits} />
        ) : (
          <DepositForm limits={limits} account={account} onReferenceGone={() => setAccount(null)} />
        )}
      </MoneyCard>
    </div>
  );
}

/** The receiving account, the deposit form, and earlier deposits. */
function DepositsPage({ deposits }: { deposits: Section<Deposits> }) {
  const { payments } = useTexts();
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
            list={deposits.data.list}
            maxCount={deposits.data.maxCount}
            actions={DepositActions}
          />
        </>
      ) : (
        <section className="card">
          <LoadFailed onRetry={() => void revalidate()} />
        </section>
      )}
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

import { useLoaderData } from "react-router";
import type { PaymentTimes } from "#contract/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { MoneyPage } from "#site/parts/money-page.tsx";
import { TimesCard } from "#site/payments/times.tsx";

/** How long deposits and withdrawals took, for everyone. */
export default function TimesPage() {
  const { frame, paymentTimes: words } = useAccountTexts();
  const format = useFormat();
  const times = useLoaderData<PaymentTimes>();
  return (
    <MoneyPage title={frame.paymentTimes}>
      <p className="money-text times-lead">{words.lead(format.number(times.days))}</p>
      <div className="money-cols money-halves">
        <TimesCard kind="deposit" times={times} />
        <TimesCard kind="withdrawal" times={times} />
      </div>
    </MoneyPage>
  );
}

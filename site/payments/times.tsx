import "#site/payments/times.css";
import type { PaymentTimes, Receipt } from "#contract/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { Facts } from "#site/parts/facts.tsx";
import { MoneyCard } from "#site/parts/money-page.tsx";

type TimesCardProps = { kind: Receipt["kind"]; times: PaymentTimes };

/** How long requests of one kind took, or that there were too few. */
export function TimesCard({ kind, times }: TimesCardProps) {
  const { paymentTimes: words } = useAccountTexts();
  const format = useFormat();
  const { days, least, measuredAt } = times;
  const measured = times[kind];
  const isDeposit = kind === "deposit";
  const within = (seconds: number) => words.withinTime(format.duration(Math.ceil(seconds / 60)));
  return (
    <MoneyCard id={`${kind}-times`} title={isDeposit ? words.depositTitle : words.withdrawTitle}>
      {measured ? (
        <>
          <Facts
            facts={[
              { name: words.median, value: within(measured.medianSeconds) },
              { name: words.p95, value: within(measured.p95Seconds) },
              {
                name: words.measuredFrom,
                value: words.requests(format.number(measured.requests)),
              },
            ]}
          />
          <p className="times-note">
            {isDeposit ? words.depositSpan : words.withdrawSpan}{" "}
            {words.measured(format.number(days), format.time(measuredAt))}
          </p>
        </>
      ) : (
        <p className="money-text">{words.tooFew(format.number(least), format.number(days))}</p>
      )}
    </MoneyCard>
  );
}

import { useRevalidator } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { Facts } from "#site/parts/facts.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { ClosingCard } from "#site/my-page/closing.tsx";
import type { OwnClosing } from "#site/my-page/load-closing.ts";
import type { OwnBreak } from "#site/my-page/load-break.ts";
import type { QuietTimes } from "#site/my-page/load-quiet-times.ts";
import { QuietTimesCard } from "#site/my-page/quiet-times.tsx";
import { BreakOffers, RunningBreakCard } from "#site/my-page/breaks.tsx";
import { useSessionTime } from "#site/parts/session-clock.tsx";
import { helpWriteHref } from "#site/messages/help-address.ts";
import { MoneyCard } from "#site/parts/money-page.tsx";
import { useDecisions } from "#site/payments/use-decisions.ts";
import type { Section } from "#site/app/section.ts";

type PanelProps = {
  running: Section<OwnBreak>;
  quiet: Section<QuietTimes>;
  closing: Section<OwnClosing>;
};

/**
 * The member's break, no-play hours, deposit-free days and the closing of the account, how long this
 * visit has lasted, who may play, and where help is.
 */
export function ProtectionPanel({ running, quiet, closing }: PanelProps) {
  const { site } = useApp();
  const texts = usePageTexts();
  const { protection } = texts;
  const format = useFormat();
  const time = useSessionTime();
  const { revalidate } = useRevalidator();
  useDecisions("member.limit");
  return (
    <>
      {running.ok ? (
        <>
          {running.data.running && (
            <RunningBreakCard
              running={running.data.running}
              returnWaits={format.wait(running.data.returnWaitsHours * 3_600)}
            />
          )}
          <BreakOffers {...running.data} />
        </>
      ) : (
        <LoadFailed of={running} onRetry={() => void revalidate()} />
      )}
      {quiet.ok ? (
        <QuietTimesCard {...quiet.data} />
      ) : (
        <LoadFailed of={quiet} onRetry={() => void revalidate()} />
      )}
      {closing.ok ? (
        <ClosingCard {...closing.data} />
      ) : (
        <LoadFailed of={closing} onRetry={() => void revalidate()} />
      )}
      <div className="money-cols money-halves">
        <MoneyCard id="visit-title" title={protection.playSafely}>
          <Facts
            facts={[
              { name: protection.thisVisit, value: <span className="num">{time ?? "-"}</span> },
              { name: protection.age, value: protection.ageYears(format.number(site.minimumAge)) },
            ]}
          />
          <p className="field-hint">{protection.thisVisitHint}</p>
        </MoneyCard>
        <MoneyCard id="ask-title" title={protection.askTitle}>
          <p className="money-text">{protection.askText}</p>
          <p className="money-action">
            <MemberLink className="btn btn-gold" to={helpWriteHref}>
              {protection.askHelp}
            </MemberLink>
          </p>
        </MoneyCard>
      </div>
    </>
  );
}

import { useFormat } from "#ui/format-context.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { Facts } from "#site/parts/facts.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";
import { useSessionTime } from "#site/parts/session-clock.tsx";
import { helpWriteHref } from "#site/messages/help-address.ts";
import { MoneyCard } from "#site/parts/money-page.tsx";

/** How long this visit has lasted, who may play, and how to ask for a break. */
export function ProtectionPanel() {
  const { texts, site } = useApp();
  const { protection } = texts;
  const format = useFormat();
  const time = useSessionTime();
  return (
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
  );
}

import { Link } from "react-router";
import type { PaymentDetail } from "#contract/office/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { CopyButton } from "#backoffice/frame/copy-button.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { DisputeLink } from "#backoffice/reports/disputes/dispute-link.tsx";
import type { OfficePaymentTexts } from "#locales/ko/office/payments.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { CheckList } from "#backoffice/payments/check-list.tsx";
import { MoneyTable } from "#backoffice/payments/money-table.tsx";
import { PaymentActs } from "#backoffice/payments/payment-acts.tsx";
import { RequestTags } from "#backoffice/payments/queue-row.tsx";
import { ToldAccount } from "#backoffice/payments/told-account.tsx";

type PaneProps = {
  request: PaymentDetail;
  /** The request was decided or put on hold, so the next one opens. */
  onDone: () => void;
};

/** Everything that is checked before a decision, and the acts. */
export function PaymentDetailPane({ request, onDone }: PaneProps) {
  const texts = useOfficeTexts().payments;
  const format = useFormat();
  const { member, bank, told } = request;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <article className="detail" tabIndex={0}>
      <header className="detail-head">
        <h2>
          {texts.numbered(texts[request.kind], String(request.id))}{" "}
          <Money amount={request.amount} />
        </h2>
        <RequestTags request={request} />
      </header>
      {request.claim && (
        <p className={request.claim.isOwn ? "notice" : "notice notice-warn"}>
          {request.claim.isOwn
            ? texts.inOwnHand(format.time(request.claim.until))
            : texts.inHandOf(request.claim.operator, format.time(request.claim.until))}
        </p>
      )}
      <PaymentActs request={request} onDone={onDone} />
      <dl className="facts">
        <Fact name={texts.member}>
          <Link className="link" to={`/members/${member.id}`}>
            {member.nick} ({member.loginId})
          </Link>{" "}
          · {texts.level(format.number(member.level))}
        </Fact>
        {bank && (
          <Fact name={texts.bank}>
            {bank.name} {bank.owner}
            <br />
            <span className="num nowrap">{bank.number}</span>{" "}
            {!bank.number.includes("•") && <CopyButton text={bank.number} name={texts.bank} />}
          </Fact>
        )}
        <ToldAccount told={told} />
        {request.reference && <Fact name={texts.reference}>{request.reference}</Fact>}
        <Fact name={texts.askedAt}>
          <Moment at={request.askedAt} />
        </Fact>
        {request.expiresAt && (
          <Fact name={texts.expiresAt}>
            <Moment at={request.expiresAt} />
          </Fact>
        )}
        {request.decidedAt && (
          <Fact name={texts.decidedAt}>
            <Moment at={request.decidedAt} /> {request.decidedBy}
          </Fact>
        )}
        {request.memo && <Fact name={texts.memo}>{request.memo}</Fact>}
      </dl>
      <CheckList request={request} />
      <MoneyTable request={request} />
      <Recent request={request} />
      <Timeline request={request} />
      <DisputeLink subject="payment" record={String(request.id)} />
    </article>
  );
}

function Recent({ request: { recent } }: { request: PaymentDetail }) {
  const texts = useOfficeTexts().payments;
  return (
    <section>
      <h3>{texts.recent}</h3>
      {recent.length === 0 ? (
        <p className="why">{texts.noRecent}</p>
      ) : (
        <ul className="lines">
          {recent.map(({ id, kind, amount, decision, at }) => (
            <li key={id}>
              <Moment at={at} />
              <span>{texts[kind]}</span>
              <span>{texts.decisions[decision as keyof typeof texts.decisions]}</span>
              <Money amount={amount} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who caused an event that names no operator. An earlier release stored no operator for some steps. */
function byWhom(event: string, { bySystem, byMember }: OfficePaymentTexts): string {
  if (event.startsWith("payout/")) return "";
  return event === "expired" ? bySystem : byMember;
}

function Timeline({ request: { timeline } }: { request: PaymentDetail }) {
  const texts = useOfficeTexts().payments;
  return (
    <section className="history">
      <h3>{texts.timeline}</h3>
      <ol className="timeline">
        {timeline.map(({ at, operator, event, reason }) => (
          <li key={`${at} ${event}`}>
            <Moment at={at} />
            <span>
              <b>{texts.events[event as keyof typeof texts.events] ?? event}</b>{" "}
              {operator ?? byWhom(event, texts)}
              {reason && <q>{reason}</q>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

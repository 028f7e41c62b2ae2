import type { OwnPrivacyRequest } from "#contract/privacy-requests.ts";
import type { SiteContact } from "#contract/protection.ts";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useBreakAct } from "#site/my-page/use-break-act.ts";
import { ContactLinks } from "#site/parts/contact-links.tsx";
import { Button } from "#ui/button.tsx";
import { DateText } from "#ui/date.tsx";

const looks = {
  waiting: "st-wait",
  granted: "st-done",
  partly: "st-done",
  refused: "st-cancel",
  withdrawn: "st-cancel",
} as const;

type ItemProps = { request: OwnPrivacyRequest; authorities: readonly SiteContact[] };

/** A request with its clock and, when it is answered, the answer and where to complain. */
export function PrivacyRequestItem({ request, authorities }: ItemProps) {
  const { privacyRequests: words } = usePageTexts();
  const { id, kind, field, details, outcome, refusedFor, answer, isLate, extendedFor } = request;
  const state = outcome ?? "waiting";
  return (
    <article className="privacy-request" aria-labelledby={`privacy-request-${id}`}>
      <h4 id={`privacy-request-${id}`}>
        {words.kinds[kind]}{" "}
        <span className={`st ${looks[state]}`}>
          {outcome === null ? words.waiting : words.outcomes[outcome]}
        </span>
      </h4>
      <p className="field-hint num">{words.number(String(id))}</p>
      <Days request={request} />
      {outcome === null && extendedFor && (
        <p className="field-hint">{words.extended[extendedFor]}</p>
      )}
      {isLate && <p className="privacy-request-late">{words.late}</p>}
      {field && (
        <p>
          <b>{words.field}</b> {words.fields[field]}
        </p>
      )}
      {details !== null && <Written title={words.asked} text={details} />}
      {refusedFor && <p>{words.refusals[refusedFor]}</p>}
      {answer !== null && <Written title={words.answer} text={answer} />}
      {(refusedFor !== null || isLate) && <Complain authorities={authorities} />}
      {outcome === null && <Withdraw request={request} />}
    </article>
  );
}

function Days({ request: { receivedAt, dueOn, endedAt } }: { request: OwnPrivacyRequest }) {
  const { privacyRequests: words } = usePageTexts();
  return (
    <dl className="privacy-request-days">
      <div>
        <dt>{words.receivedOn}</dt>
        <dd>
          <DateText instant={receivedAt} />
        </dd>
      </div>
      <div>
        <dt>{endedAt === null ? words.dueOn : words.endedOn}</dt>
        <dd>
          {endedAt === null ? (
            <time className="num" dateTime={dueOn}>
              {dueOn}
            </time>
          ) : (
            <DateText instant={endedAt} />
          )}
        </dd>
      </div>
    </dl>
  );
}

function Written({ title, text }: { title: string; text: string }) {
  return (
    <div className="privacy-request-text">
      <h5>{title}</h5>
      <p dir="auto">{text}</p>
    </div>
  );
}

/** The authorities that the site names; in general words where it names none. */
function Complain({ authorities }: { authorities: readonly SiteContact[] }) {
  const { privacyRequests: words } = usePageTexts();
  return (
    <div className="privacy-request-text">
      <h5>{words.complain}</h5>
      <p>{authorities.length > 0 ? words.complainTo : words.complainAny}</p>
      {authorities.map((contact) => (
        <p key={contact.name}>
          <strong dir="auto" translate="no">
            {contact.name}
          </strong>
          <ContactLinks contact={contact} />
        </p>
      ))}
    </div>
  );
}

function Withdraw({ request: { id, kind } }: { request: OwnPrivacyRequest }) {
  const { privacyRequests: words } = usePageTexts();
  const { call } = useApp();
  const act = useBreakAct();
  const withdraw = () =>
    act({
      ask: { text: words.withdrawAsk, confirm: words.withdraw },
      // Answered or withdrawn meanwhile: the page shows it when it has loaded again.
      work: async () => {
        const { status } = await call("withdraw-privacy-request", { id });
        return status === "success" || status === "already";
      },
      failed: words.withdrawFailed,
      done: words.withdrawn,
    });
  return (
    <Button look="soft sm" onClick={() => void withdraw()}>
      {words.withdraw}
      <span className="vh">: {words.kinds[kind]}</span>
    </Button>
  );
}

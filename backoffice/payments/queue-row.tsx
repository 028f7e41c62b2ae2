import type { QueueEntry } from "#contract/office/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { ListLink } from "#backoffice/frame/list-link.tsx";
import { useMinute } from "#backoffice/frame/minute.ts";
import { isOverTarget } from "#backoffice/frame/targets.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type QueueRowProps = { request: QueueEntry; href: string; isOpen: boolean };

/** One request: its member, account holder and amount, its waiting time, reference and state. */
export function QueueRow({ request, href, isOpen }: QueueRowProps) {
  const texts = useOfficeTexts().payments;
  const format = useFormat();
  const now = useMinute();
  const at = request.decidedAt ?? request.askedAt;
  const isLate =
    request.decidedAt === null && isOverTarget(`${request.kind}s`, request.askedAt, now);
  return (
    <ListLink noun="request" id={request.id} href={href} isOpen={isOpen}>
      <span className="queue-row-line">
        <span className="queue-name">
          <b>{request.member.nick}</b> {request.owner}
        </span>
        <Money amount={request.amount} />
      </span>
      <span className="queue-row-line">
        <span className="queue-name">
          <time className={isLate ? "late" : undefined} dateTime={at}>
            {format.ago(at, now)}
          </time>{" "}
          <span translate="no">{request.member.loginId}</span>{" "}
          <span translate="no">{request.reference}</span>
        </span>
        <RequestTags request={request} isInQueue />
      </span>
      <span className="vh">{texts.numbered(texts[request.kind], String(request.id))}</span>
    </ListLink>
  );
}

type RequestTagsProps = {
  request: QueueEntry;
  /** In a list of waiting requests a tag says only what is special. */
  isInQueue?: boolean;
};

/** The state of a request as text. */
export function RequestTags({ request, isInQueue = false }: RequestTagsProps) {
  const texts = useOfficeTexts().payments;
  const { decision, claim, heldAt, second, status, isFirst, hasLine } = request;
  const isPlain = isInQueue && status === "waiting" && claim === null;
  return (
    <span className="tags">
      {isFirst && decision === null && <span className="tag">{texts.firstDeposit}</span>}
      {hasLine && decision === null && <span className="tag tag-good">{texts.atBank}</span>}
      {second !== null && decision === null && (
        <span className="tag tag-accent">{texts.secondNeeded}</span>
      )}
      {decision === null ? (
        heldAt === null ? (
          !isPlain && (
            <span className={status === "taken" ? "tag" : "tag tag-warn"}>
              {claim?.operator ?? texts.statuses[status]}
            </span>
          )
        ) : (
          <span className="tag">{texts.onHold}</span>
        )
      ) : (
        <span className={decision === "approved" ? "tag tag-good" : "tag"}>
          {texts.decisions[decision]}
        </span>
      )}
    </span>
  );
}

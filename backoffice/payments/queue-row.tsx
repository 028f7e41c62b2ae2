import type { QueueEntry } from "#contract/office/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { ListLink } from "#backoffice/frame/list-link.tsx";
import { useMinute } from "#backoffice/frame/minute.ts";
import { isOverTarget } from "#backoffice/frame/targets.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type QueueRowProps = { request: QueueEntry; href: string; isOpen: boolean };

/** One request: its waiting time, member, amount and claim. */
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
        <b>{request.member.nick}</b>
        <Money amount={request.amount} />
      </span>
      <span className="queue-row-line">
        <time className={isLate ? "late" : undefined} dateTime={at}>
          {format.ago(at, now)}
        </time>
        <RequestTags request={request} />
      </span>
      <span className="vh">{texts.numbered(texts[request.kind], String(request.id))}</span>
    </ListLink>
  );
}

/** The state of a request as text. */
export function RequestTags({ request }: { request: QueueEntry }) {
  const texts = useOfficeTexts().payments;
  const { decision, claim, heldAt, second, status } = request;
  return (
    <span className="tags">
      {second !== null && decision === null && (
        <span className="tag tag-accent">{texts.secondNeeded}</span>
      )}
      {decision === null ? (
        heldAt === null ? (
          <span className={status === "taken" ? "tag" : "tag tag-warn"}>
            {claim?.operator ?? texts.statuses[status]}
          </span>
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

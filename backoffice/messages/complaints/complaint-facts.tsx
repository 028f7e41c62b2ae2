import { useState } from "react";
import type { OfficeComplaint } from "#contract/office/complaints.ts";
import { Button } from "#ui/button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { useMinute } from "#backoffice/frame/minute.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { DecideSheet } from "#backoffice/messages/complaints/decide-sheet.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type ComplaintFactsProps = { complaint: OfficeComplaint; mayDecide: boolean };

/** The clock of a complaint in its thread, its decision, and the act that decides it. */
export function ComplaintFacts({ complaint, mayDecide }: ComplaintFactsProps) {
  const { complaints: words } = useOfficeTexts().messages;
  const [isDeciding, setIsDeciding] = useState(false);
  const { id, outcome, decidedAt, decidedBy, decision } = complaint;
  return (
    <div className="complaint-facts" role="group" aria-label={words.numbered(String(id))}>
      <p>
        <b>{words.numbered(String(id))}</b>
      </p>
      {outcome === null ? (
        <Due complaint={complaint} />
      ) : (
        <p>
          <span className="tag tag-good">{words.outcomes[outcome]}</span>{" "}
          <span translate="no">{decidedBy}</span> {decidedAt && <Moment at={decidedAt} />}
        </p>
      )}
      {decision !== null && <RichText html={decision} />}
      {outcome === null && mayDecide && (
        <Button text={words.decide} onClick={() => setIsDeciding(true)} />
      )}
      {isDeciding && <DecideSheet id={id} onClose={() => setIsDeciding(false)} />}
    </div>
  );
}

/** When the answer and the decision are due, and what of it is late. */
function Due({ complaint }: { complaint: OfficeComplaint }) {
  const { complaints: words } = useOfficeTexts().messages;
  const now = useMinute();
  const { answeredAt, answerBy, decideBy } = complaint;
  const steps = [
    ...(answeredAt === null ? [["answer", answerBy] as const] : []),
    ["decision", decideBy],
  ] as const;
  return (
    <dl className="complaint-due">
      {steps.map(([step, at]) => (
        <div key={step}>
          <dt>
            {words.steps[step]} · {words.dueAt}
          </dt>
          <dd>
            <Moment at={at} />{" "}
            {new Date(at) <= new Date(now) && <span className="tag tag-warn">{words.late}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { OwnComplaint } from "#contract/complaints.ts";
import { DateText } from "#ui/date.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { useMessageTexts } from "#site/app/app-context.tsx";
import { ContactLinks } from "#site/parts/contact-links.tsx";
import "#site/messages/complaint-card.css";

/** The clock of a complaint, its decision, and where the member can go after it. */
export function ComplaintCard({ id, complaint }: { id: number; complaint: OwnComplaint }) {
  const { complaint: words } = useMessageTexts().messages;
  const { answeredAt, outcome, decidedAt, decision } = complaint;
  const days: [name: string, at: string][] = [
    [words.lodgedAt, complaint.lodgedAt],
    answeredAt === null ? [words.answerBy, complaint.answerBy] : [words.answeredAt, answeredAt],
    decidedAt === null ? [words.decideBy, complaint.decideBy] : [words.decidedAt, decidedAt],
  ];
  return (
    <section className="card reading complaint" aria-labelledby="complaint">
      <header className="reply-head">
        <h2 id="complaint">{words.title(String(id))}</h2>
        <State complaint={complaint} />
      </header>
      <dl className="complaint-days">
        {days.map(([name, at]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <DateText instant={at} />
            </dd>
          </div>
        ))}
      </dl>
      {decision !== null && (
        <div className="complaint-decision">
          <h3>{words.decision}</h3>
          <RichText html={decision} />
        </div>
      )}
      <Outside complaint={complaint} />
      {outcome === null && <p className="complaint-kept">{words.kept}</p>}
    </section>
  );
}

/** What is due next and the days left, or the outcome. */
function State({ complaint: { answeredAt, outcome, daysLeft } }: { complaint: OwnComplaint }) {
  const { complaint: words } = useMessageTexts().messages;
  const format = useFormat();
  if (outcome !== null)
    return (
      <span className={outcome === "not_upheld" ? "st st-cancel" : "st st-done"}>
        {words.outcomes[outcome]}
      </span>
    );
  const isLate = daysLeft !== null && daysLeft <= 0;
  return (
    <p className="complaint-state">
      <span className="st st-wait">
        {words.states[answeredAt === null ? "answer" : "decision"]}
      </span>{" "}
      <strong>
        {isLate || daysLeft === null ? words.late : words.daysLeft(format.number(daysLeft))}
      </strong>
    </p>
  );
}

function Outside({ complaint: { outcome, outside } }: { complaint: OwnComplaint }) {
  const { complaint: words } = useMessageTexts().messages;
  if (outside.length === 0) return null;
  const { title, text } = outcome === null ? words.overdue : words.disagree;
  return (
    <div className="complaint-outside">
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>
        {outside.map((contact) => (
          <li key={`${contact.kind} ${contact.name}`}>
            <strong dir="auto" translate="no">
              {contact.name}
            </strong>
            <ContactLinks contact={contact} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Mailing } from "#contract/office/mailings.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { audienceWords, leftOutWords } from "#backoffice/messages/audience-words.ts";
import { MailingProgress } from "#backoffice/messages/mailing-progress.tsx";
import { stateTags } from "#backoffice/messages/mailing-tags.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The recipients, progress and readers of a mailing. */
export function MailingFacts({ mailing }: { mailing: Mailing }) {
  const { messages, marketing } = useOffice().texts;
  const words = messages.mailings;
  const format = useFormat();
  return (
    <dl className="facts">
      <div>
        <dt>{words.to}</dt>
        <dd>{audienceWords(messages, mailing.audience, mailing.site)}</dd>
      </div>
      <div>
        <dt>{words.kind}</dt>
        <dd>
          {mailing.promotes.length === 0
            ? words.service
            : `${words.promotion}: ${mailing.promotes.map((each) => marketing.products[each]).join(", ")}`}
        </dd>
      </div>
      <div>
        <dt>{words.state}</dt>
        <dd>
          <span className={stateTags[mailing.state]}>{words.states[mailing.state]}</span>
        </dd>
      </div>
      <div>
        <dt>{words.progress}</dt>
        <dd>
          <MailingProgress sent={mailing.sent} readers={mailing.readers} />
          <p>{words.readBy(format.number(mailing.read))}</p>
          {leftOutWords(words, format, mailing).map((each) => (
            <p key={each}>{each}</p>
          ))}
        </dd>
      </div>
      <div>
        <dt>{words.writtenBy}</dt>
        <dd>
          {mailing.writtenBy} <Moment at={mailing.writtenAt} />
        </dd>
      </div>
    </dl>
  );
}

import "#site/my-page/limits.css";
import type { QuietKind } from "#contract/quiet-times.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import type { QuietTimes } from "#site/my-page/load-quiet-times.ts";
import { useMoment } from "#site/my-page/moment.ts";
import { QuietDaysForm } from "#site/my-page/quiet-days-form.tsx";
import { QuietHoursForm } from "#site/my-page/quiet-hours-form.tsx";
import { daysWords, hoursWords } from "#ui/quiet-words.ts";
import { raiseWords } from "#site/my-page/raise-words.ts";
import { useLimitAct } from "#site/my-page/use-limit-act.ts";
import { MoneyCard, WaitingNote } from "#site/parts/money-page.tsx";
import { ZoneNote } from "#site/parts/zone-note.tsx";

/** The no-play hours and deposit-free days that hold, what waits, and the forms that change them. */
export function QuietTimesCard({ quiet: { hours, days }, raise }: QuietTimes) {
  const { quietTimes: words } = usePageTexts();
  const times = raiseWords(useFormat(), raise);
  const moment = useMoment();
  return (
    <MoneyCard id="quiet-title" title={words.title}>
      <p className="money-text">{words.lead(...times)}</p>
      <ZoneNote />
      <ul className="limit-list quiet-list">
        <li>
          <Head title={words.kinds.hours} text={hoursWords(words, hours.own)} />
          <p className="field-hint">{words.hoursText}</p>
          {hours.until !== null && <WaitingNote text={words.now(moment(hours.until))} />}
          {hours.loosening && (
            <Parked
              kind="hours"
              {...hours.loosening}
              what={hoursWords(words, hours.loosening.to)}
            />
          )}
          <QuietHoursForm own={hours.own} times={times} />
        </li>
        <li>
          <Head title={words.kinds.days} text={daysWords(words, days.own)} />
          <p className="field-hint">{words.daysText}</p>
          {days.isToday && <WaitingNote text={words.today} />}
          {days.loosening && (
            <Parked kind="days" {...days.loosening} what={daysWords(words, days.loosening.to)} />
          )}
          <QuietDaysForm key={days.own.join()} own={days.own} times={times} />
        </li>
      </ul>
    </MoneyCard>
  );
}

const Head = ({ title, text }: { title: string; text: string }) => (
  <div className="limit-head">
    <h3>{title}</h3>
    <strong>{text}</strong>
  </div>
);

type ParkedProps = {
  kind: QuietKind;
  what: string;
  readyAt: string;
  isReady: boolean;
  lapsesAt: string;
};

/** A looser choice that waits, or that the member confirms or takes back. */
function Parked({ kind, what, readyAt, isReady, lapsesAt }: ParkedProps) {
  const { quietTimes: words, limits } = usePageTexts();
  const { call } = useApp();
  const moment = useMoment();
  const act = useLimitAct();
  const when = isReady ? limits.ready(moment(lapsesAt)) : limits.waits(moment(readyAt));
  const confirm = () =>
    act({ work: () => call("confirm-quiet-time", { kind }), done: words.confirmed });
  const takeBack = () =>
    act({ work: () => call("cancel-quiet-time", { kind }), done: limits.takenBack });
  return (
    <div className="limit-raise">
      <WaitingNote text={`${words.changeTo(what)}. ${when}`} />
      <p className="limit-buttons">
        {isReady && (
          <Button look="gold sm" onClick={() => void confirm()}>
            <span className="vh">{words.kinds[kind]}: </span>
            {limits.confirm}
          </Button>
        )}
        <Button look="soft sm" onClick={() => void takeBack()}>
          <span className="vh">{words.kinds[kind]}: </span>
          {limits.takeBack}
        </Button>
      </p>
    </div>
  );
}

import "#site/my-page/breaks.css";
import {
  breakTerms,
  coolingOffTerms,
  exclusionTerms,
  type BreakTerm,
} from "#contract/break-terms.ts";
import type { RunningBreak } from "#contract/breaks.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import type { OwnBreak } from "#site/my-page/load-break.ts";
import { LimitsBeforeReturn, ReturnForm } from "#site/my-page/return-form.tsx";
import { useBreakAct } from "#site/my-page/use-break-act.ts";
import { Facts } from "#site/parts/facts.tsx";
import { MoneyCard, WaitingNote } from "#site/parts/money-page.tsx";
import { ZoneNote } from "#site/parts/zone-note.tsx";

/** The break that holds, and the way back after a self-exclusion. */
type RunningProps = { running: RunningBreak; returnWaits: string };

export function RunningBreakCard({ running, returnWaits }: RunningProps) {
  const { breaks } = usePageTexts();
  const { isExclusion, startedAt, endsAt, returnsAt, mayAskReturn, term } = running;
  const format = useFormat();
  const moment = (instant: string) => (
    <time className="num" dateTime={instant}>
      {format.date(instant)} {format.time(instant)}
    </time>
  );
  return (
    <MoneyCard
      id="running-title"
      title={isExclusion ? breaks.runningExclusion : breaks.runningCoolingOff}
    >
      <WaitingNote text={mayAskReturn ? breaks.over : breaks.runningText} />
      <Facts
        facts={[
          { name: breaks.startedAt, value: <>{moment(startedAt)}</> },
          {
            name: breaks.endsAt,
            value:
              endsAt === null ? (
                breaks.forEver
              ) : (
                <>
                  {moment(endsAt)} ({breaks.terms[term]})
                </>
              ),
          },
          ...(returnsAt === null ? [] : [{ name: breaks.returnsAt, value: moment(returnsAt) }]),
        ]}
      />
      <ZoneNote />
      <p className="money-text">{breaks.undecided}</p>
      {mayAskReturn && <ReturnForm waits={returnWaits} />}
      {returnsAt !== null && <LimitsBeforeReturn />}
    </MoneyCard>
  );
}

/** The terms of a cooling-off and of a self-exclusion; while one holds, the longer ones. */
export function BreakOffers({ running, terms: offered, returnWaitsHours }: OwnBreak) {
  const { breaks } = usePageTexts();
  const waits = useFormat().wait(returnWaitsHours * 3_600);
  const isOffered = (term: BreakTerm) =>
    offered.includes(term) &&
    (running === null || breakTerms.indexOf(term) > breakTerms.indexOf(running.term));
  const kinds = [
    { title: breaks.coolingOff, text: breaks.coolingOffText, terms: coolingOffTerms },
    { title: breaks.exclusion, text: breaks.exclusionText(waits), terms: exclusionTerms },
  ].filter(({ terms }) => terms.some(isOffered));
  if (kinds.length === 0) return null;
  return (
    <MoneyCard id="break-title" title={running ? breaks.longer : breaks.title}>
      <p className="money-text break-lead">
        {breaks.lead} {running === null && breaks.undecided}
      </p>
      <div className="break-kinds">
        {kinds.map(({ title, text, terms }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p className="field-hint">{text}</p>
            <ul className="break-terms">
              {terms.filter(isOffered).map((term) => (
                <li key={term}>
                  <Start term={term} kind={title} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </MoneyCard>
  );
}

function Start({ term, kind }: { term: BreakTerm; kind: string }) {
  const { call } = useApp();
  const texts = usePageTexts();
  const { breaks } = texts;
  const act = useBreakAct();
  const length = breaks.terms[term];
  const start = () =>
    act({
      ask: {
        text: term === "ever" ? breaks.askForEver : breaks.ask(length),
        confirm: breaks.start,
      },
      work: async () => (await call("start-break", { term })).status === "success",
      failed: breaks.failed,
      done: breaks.started,
    });
  return (
    <Button look="soft" onClick={() => void start()}>
      <span className="vh">{kind}: </span>
      {length}
    </Button>
  );
}

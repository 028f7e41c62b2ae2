import type { ReportOrigin } from "#contract/office/reports.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** How many digits of a release's hash are shown: enough to tell it from all others. */
const RELEASE_SHOWN = 12;

/** For whom and when the report was made, its days, and how far it reaches. */
export function OriginLine({ origin }: { origin: ReportOrigin }) {
  const { reports: texts } = useOfficeTexts();
  const format = useFormat();
  const moment = (at: string) => `${format.date(at)} ${format.time(at)}`;
  const { operator, from, until, timeZone, enteredUntil, madeAt, release, withTest } = origin;
  const parts = [
    ...(operator === null ? [] : [operator]),
    from === until ? from : `${from} – ${until}`,
    timeZone,
    withTest ? texts.withTest : texts.withoutTest,
    texts.enteredUntil(moment(enteredUntil)),
    texts.made(moment(madeAt)),
    ...(release === null ? [] : [texts.release(release.slice(0, RELEASE_SHOWN))]),
  ];
  return <p className="card-lead num">{parts.join(" · ")}</p>;
}

import "#site/parts/plain-page.css";
import { useFormat } from "#ui/format-context.tsx";
import { Reference } from "#ui/reference.tsx";
import { useApp } from "#site/app/app-context.tsx";

/** Without a network the page itself is sound, so no error number is shown. */
export function OfflineWords() {
  const { frame } = useApp().texts;
  return (
    <>
      <h1>{frame.offlineTitle}</h1>
      <p>{frame.offlineText}</p>
    </>
  );
}

/** What happened, with the reference by which the help desk finds it. */
export function ErrorWords({ code }: { code: string | undefined }) {
  const { texts, now } = useApp();
  const { frame } = texts;
  const format = useFormat();
  return (
    <>
      <h1>{frame.errorTitle}</h1>
      <p>{frame.errorText}</p>
      <dl className="plain-facts">
        <div>
          <dt>{frame.errorTime}</dt>
          <dd className="num">
            {format.date(now)} {format.time(now)}
          </dd>
        </div>
      </dl>
      {code && <Reference code={code} words={frame} />}
    </>
  );
}

import { useEffect } from "react";
import { TOLD_BEFORE_MS } from "#contract/session-warnings.ts";
import { useFormat } from "#ui/format-context.tsx";
import { hearOtherPages } from "#ui/other-pages.ts";
import { useIsWarningDue } from "#ui/session-ending.ts";
import { useHasCome } from "#ui/use-has-come.ts";
import { useEnding, useSessionLook } from "#backoffice/frame/live.tsx";
import { SessionWarning } from "#backoffice/frame/session-end/session-warning.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Warns of the end by idleness with a dialog that puts it off, and tells of the last end in a line. */
export function SessionWatcher() {
  const ending = useEnding();
  const look = useSessionLook();
  useEffect(
    () => hearOtherPages("office-session", () => void look().catch(() => undefined)),
    [look],
  );
  // An unreachable server is asked again when the time is over; until then the warning is right.
  const isDue = useIsWarningDue(ending, () => look().catch(() => undefined));
  return (
    <>
      <div role="status">{ending && <LastEnd {...ending} />}</div>
      {ending && isDue && <SessionWarning endsAt={ending.idleEndsAt} />}
    </>
  );
}

/** Tells when the end comes that no activity puts off. */
function LastEnd({ endsAt, lastAt }: { endsAt: number; lastAt: string }) {
  const { sessionEnd } = useOfficeTexts();
  const format = useFormat();
  const isClose = useHasCome(endsAt - TOLD_BEFORE_MS);
  if (!isClose) return null;
  return <p className="told-line told-warn">{sessionEnd.last(format.time(lastAt))}</p>;
}

import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { TOLD_BEFORE_MS } from "#contract/session-warnings.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { hearOtherPages } from "#ui/other-pages.ts";
import { type SessionEnding, useIsWarningDue } from "#ui/session-ending.ts";
import { useHasCome } from "#ui/use-has-come.ts";
import { useTexts } from "#site/app/app-context.tsx";
import { useServerClock } from "#site/app/server-clock.ts";
import { useSession, useSessionEnding } from "#site/app/session.tsx";

const SessionWarning = lazy(async () => ({
  default: (await import("#site/members/session-end/session-warning.tsx")).SessionWarning,
}));

/** Warns of the end of the session: by a dialog that puts it off, or by a message of the last end. */
export function SessionWatcher() {
  const ending = useSessionEnding();
  const { refresh } = useSession();
  useEffect(() => hearOtherPages("session", () => void refresh()), [refresh]);
  useLastEnd(ending);
  const isDue = useIsWarningDue(ending, refresh);
  if (!ending || !isDue) return null;
  return (
    <Suspense>
      <SessionWarning endsAt={ending.idleEndsAt} />
    </Suspense>
  );
}

/** Tells once when the end comes that no activity puts off. */
function useLastEnd(ending: SessionEnding | null): void {
  const { sessionEnd } = useTexts();
  const dialogs = useDialogs();
  const format = useFormat();
  const clock = useServerClock();
  const told = useRef(false);
  const endsAt = ending?.endsAt ?? null;
  const isNear = useHasCome(endsAt === null ? null : endsAt - TOLD_BEFORE_MS);
  const tell = useEffectEvent(() => {
    const leftMs = (endsAt ?? 0) - performance.now();
    if (told.current || leftMs <= 0) return;
    told.current = true;
    const at = format.time(new Date(clock() + leftMs).toISOString());
    void dialogs.show({ kind: "warning", text: sessionEnd.last(at) });
  });
  useEffect(() => {
    if (isNear) tell();
  }, [isNear]);
}

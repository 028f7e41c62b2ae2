import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { useUser } from "#site/app/session.tsx";
import { useHasCome } from "#ui/use-has-come.ts";

const RealityCheck = lazy(async () => ({
  default: (await import("#site/members/play-time/reality-check.tsx")).RealityCheck,
}));

/** The member is told this long before their time of the day ends. */
const toldBeforeMs = 5 * 60_000;
/** Where the member reads their figures, sets limits and begins a break. */
const ownPage = "/user";

/** Shows the reality check that is due, and tells when little of the member's time is left. */
export function PlayWatcher() {
  const { playTime } = useTexts();
  const { user, playing } = useUser();
  const { pathname } = useLocation();
  const dialogs = useDialogs();
  const format = useFormat();
  const endsAt = playing?.timeEndsAt ?? null;
  const isDue = useHasCome(playing?.checkAt ?? null);
  const isNear = useHasCome(endsAt === null ? null : endsAt - toldBeforeMs);
  const told = useRef(false);
  const tell = useEffectEvent(() => {
    const leftMs = (endsAt ?? 0) - performance.now();
    if (told.current || leftMs <= 0) return;
    told.current = true;
    const left = format.duration(Math.max(1, Math.round(leftMs / 60_000)));
    void dialogs.show({ kind: "warning", text: playTime.timeNear(left) });
  });
  useEffect(() => {
    if (isNear) tell();
    else told.current = false;
  }, [isNear]);
  if (!user || !isDue || pathname === ownPage) return null;
  return (
    <Suspense>
      <RealityCheck />
    </Suspense>
  );
}

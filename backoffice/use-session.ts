import { useCallback, useEffect, useMemo, useState } from "react";
import type { OwnSelf } from "#contract/office/operators.ts";
import type { OfficeSessionEnd } from "#contract/office/session-end.ts";
import { callerWith, saverWith, SessionEnded } from "#backoffice/api.ts";

type Session =
  | { state: "asking" }
  | { state: "none"; why: "new" | "left" | "unreachable"; ended: OfficeSessionEnd | null }
  | { state: "open"; operator: OwnSelf }
  /** The screens stay below the sign-in, with what was typed there. */
  | { state: "ended"; operator: OwnSelf; ended: OfficeSessionEnd | null };

/** The end of a session is told without a session. */
const callWithout = callerWith(() => undefined);

/** Why the session of the browser's cookie ended; null where it is not known. */
async function whyEnded(): Promise<OfficeSessionEnd | null> {
  const answer = await callWithout("get-own-session-end", {}).catch(() => null);
  return answer?.status === "success" ? answer.why : null;
}

/** The first reason of an end is kept. */
function endOf(now: Session, ended: OfficeSessionEnd | null): Session {
  if (now.state === "ended") return { ...now, ended: now.ended ?? ended };
  if (now.state === "open") return { state: "ended", operator: now.operator, ended };
  return { state: "none", why: "new", ended };
}

/** The operator's session, the calls that end it, and what waits for the next sign-in. */
export function useSession() {
  const [session, setSession] = useState<Session>({ state: "asking" });
  const [waiting] = useState(() => new Set<() => void>());
  const end = useCallback((ended: OfficeSessionEnd | null = null) => {
    setSession((now) => endOf(now, ended));
    if (ended !== null) return;
    const learn = (why: OfficeSessionEnd | null) =>
      setSession((now) => ("ended" in now && now.ended === null ? { ...now, ended: why } : now));
    void whyEnded().then(learn);
  }, []);
  const open = (operator: OwnSelf) => {
    setSession({ state: "open", operator });
    const all = [...waiting];
    waiting.clear();
    for (const goOn of all) goOn();
  };
  const left = useCallback(() => setSession({ state: "none", why: "left", ended: null }), []);
  const untilSignedIn = useCallback(
    () => new Promise<void>((goOn) => void waiting.add(goOn)),
    [waiting],
  );
  const call = useMemo(() => callerWith(end), [end]);
  const save = useMemo(() => saverWith(end), [end]);
  useEffect(() => {
    const ask = async () => {
      try {
        const answer = await call("get-own-self", {});
        if (answer.status === "success") setSession({ state: "open", operator: answer.operator });
      } catch (error) {
        if (!(error instanceof SessionEnded))
          setSession({ state: "none", why: "unreachable", ended: null });
      }
    };
    void ask();
  }, [call]);
  return { session, open, end, left, untilSignedIn, call, save };
}

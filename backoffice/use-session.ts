import { useCallback, useEffect, useMemo, useState } from "react";
import type { OwnSelf } from "#contract/office/operators.ts";
import { callerWith, saverWith, SessionEnded } from "#backoffice/api.ts";

type Session =
  | { state: "asking" }
  | { state: "none"; why: "new" | "left" | "unreachable" }
  | { state: "open"; operator: OwnSelf }
  /** The screens stay below the sign-in, with what was typed there. */
  | { state: "ended"; operator: OwnSelf };

/** The operator's session, the calls that end it, and what waits for the next sign-in. */
export function useSession() {
  const [session, setSession] = useState<Session>({ state: "asking" });
  const [waiting] = useState(() => new Set<() => void>());
  const end = useCallback(() => {
    setSession((now) =>
      "operator" in now
        ? { state: "ended", operator: now.operator }
        : { state: "none", why: "new" },
    );
  }, []);
  const open = (operator: OwnSelf) => {
    setSession({ state: "open", operator });
    const all = [...waiting];
    waiting.clear();
    for (const goOn of all) goOn();
  };
  const left = useCallback(() => setSession({ state: "none", why: "left" }), []);
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
        if (!(error instanceof SessionEnded)) setSession({ state: "none", why: "unreachable" });
      }
    };
    void ask();
  }, [call]);
  return { session, open, end, left, untilSignedIn, call, save };
}

import { useCallback, useRef } from "react";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";

export type Act = {
  /** The question before it is done, and the label of the button. */
  ask?: { text: string; confirm: string };
  /** Answers whether it was done; a fault counts as not done. */
  work: () => Promise<boolean>;
  failed: string;
};

/**
 * Acts on the member's messages after a question; answers whether it was done. A second press is
 * ignored until the first is answered.
 */
export function useAct(): (act: Act) => Promise<boolean> {
  const dialogs = useDialogs();
  const busy = useRef(false);
  return useCallback(
    async ({ ask, work, failed }) => {
      if (busy.current) return false;
      busy.current = true;
      try {
        if (ask) {
          const agreed = await dialogs.show({ kind: "confirm", destructive: true, ...ask });
          if (agreed !== "confirm") return false;
        }
        const done = await work().catch(asFault);
        if (done === true) return true;
        const fault = done === false ? {} : referenceIn(done);
        await dialogs.show({ kind: "error", text: failed, ...fault });
        return false;
      } finally {
        busy.current = false;
      }
    },
    [dialogs],
  );
}

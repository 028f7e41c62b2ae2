import { useCallback, useRef } from "react";
import { useDialogs } from "#ui/dialog-host.tsx";

export type Act = {
  /** What is asked before it is done, and the name of the button that does it. */
  ask?: { text: string; confirm: string };
  /** Answers whether it was done; a fault counts as not done. */
  work: () => Promise<boolean>;
  failed: string;
};

/**
 * Does something to the member's messages after asking; answers whether it was done. A second
 * press while the first is being answered does nothing.
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
        const done = await work().catch(() => false);
        if (!done) await dialogs.show({ kind: "error", text: failed });
        return done;
      } finally {
        busy.current = false;
      }
    },
    [dialogs],
  );
}

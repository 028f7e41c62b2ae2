import { useEffect, useState } from "react";

type Work = { isLostOnLeaving: boolean };
/** Unsaved input on the screen. */
const unsaved = new Set<Work>();

/** Whether leaving the screen would lose something. */
export const wouldLose = (): boolean => [...unsaved].some((work) => work.isLostOnLeaving);

/**
 * Asks before unsaved input is lost: before another screen opens (`LeaveGuard` asks) and before the
 * tab is closed or reloaded (the browser asks). Every editor of the office uses it. Answers a
 * function to call after saving, before the editor itself navigates. `isLostOnLeaving` is false
 * where leaving the screen keeps the input.
 */
export function useUnsaved(isDirty: boolean, { isLostOnLeaving = true } = {}): () => void {
  const [work] = useState<Work>(() => ({ isLostOnLeaving }));
  useEffect(() => {
    if (!isDirty) return;
    unsaved.add(work);
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.has(work)) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      unsaved.delete(work);
      window.removeEventListener("beforeunload", warn);
    };
  }, [isDirty, work]);
  return () => void unsaved.delete(work);
}

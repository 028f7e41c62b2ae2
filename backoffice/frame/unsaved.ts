import { useEffect, useState } from "react";

type Work = { isLostOnLeaving: boolean };
/** What is written on the screen and saved nowhere. */
const unsaved = new Set<Work>();

/** Whether going to another screen would lose something. */
export const wouldLose = (): boolean => [...unsaved].some((work) => work.isLostOnLeaving);

/**
 * Asks before work that is not saved gets lost: before another screen opens (`LeaveGuard` asks)
 * and before the tab is closed or loaded again (the browser does). Every editor of the office uses
 * it. Answers what to call once it is saved, before the editor itself goes elsewhere.
 * `isLostOnLeaving` is false where another screen loses nothing because what was begun is kept.
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

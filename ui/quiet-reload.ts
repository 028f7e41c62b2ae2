import { useCallback } from "react";
import { useRevalidator } from "react-router";

let running = 0;

/** Whether the page is loading its data again by itself: such calls keep no session alive. */
export const isQuiet = (): boolean => running > 0;

/** Loads the page's data again without a person having asked for it. */
export function useQuietReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    running += 1;
    try {
      await revalidate();
    } finally {
      running -= 1;
    }
  }, [revalidate]);
}

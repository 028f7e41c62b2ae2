import { useCallback } from "react";
import { useRevalidator } from "react-router";

let running = 0;

/** Whether the page is reloading automatically; such calls do not keep the session alive. */
export const isQuiet = (): boolean => running > 0;

/** Reloads the page's data automatically. */
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

import { useCallback } from "react";
import { useRevalidator } from "react-router";

let running = 0;

/** Whether calls are made by the page itself, which do not keep the session alive. */
export const isQuiet = (): boolean => running > 0;

/** Does work that the page begins by itself; its calls do not keep the session alive. */
export async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
  }
}

/** Reloads the page's data automatically. */
export function useQuietReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => quietly(revalidate), [revalidate]);
}

import { useEffect } from "react";
import { useQuietReload } from "#ui/quiet-reload.ts";

const LOOK_EVERY_MS = 1_500;

/** Reloads while something is being sent. */
export function useWhileSending(isSending: boolean): void {
  const reload = useQuietReload();
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void reload(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isSending, reload]);
}

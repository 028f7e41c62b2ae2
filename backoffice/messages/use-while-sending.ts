import { useEffect } from "react";
import { useRevalidator } from "react-router";

const LOOK_EVERY_MS = 1_500;

/** Looks again while something is being sent, and no longer. */
export function useWhileSending(isSending: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isSending, revalidate]);
}

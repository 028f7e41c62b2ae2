import { useEffect } from "react";
import { useRevalidator } from "react-router";

const LOOK_EVERY_MS = 1_500;

/** Reloads while something is being sent. */
export function useWhileSending(isSending: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isSending, revalidate]);
}

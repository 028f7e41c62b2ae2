import { useEffect, useEffectEvent, useRef } from "react";
import { useOffice } from "#backoffice/office-context.tsx";

/** Repeated while the operator writes, because the server forgets it after ten seconds. */
const AGAIN_AFTER_MS = 4_000;

/** Tells colleagues that a reply is being written, and when writing ends. */
export function useTellWriting(id: number): (text: string) => void {
  const { call } = useOffice();
  const toldAt = useRef<number | null>(null);
  const tell = useEffectEvent((isWriting: boolean) => {
    toldAt.current = isWriting ? performance.now() : null;
    // Optional: otherwise colleagues learn of the reply when it is sent.
    call("tell-writing", { id, isWriting }).catch(() => undefined);
  });
  const say = useRef<(text: string) => void>(() => undefined);
  useEffect(() => {
    say.current = (text) => {
      const isWriting = text.trim() !== "";
      const told = toldAt.current;
      if (isWriting && (told === null || performance.now() - told > AGAIN_AFTER_MS)) tell(true);
      if (!isWriting && told !== null) tell(false);
    };
    return () => {
      if (toldAt.current !== null) tell(false);
    };
  }, []);
  return (text) => say.current(text);
}

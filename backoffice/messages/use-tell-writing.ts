import { useEffect, useEffectEvent, useRef } from "react";
import { useOffice } from "#backoffice/office-context.tsx";

/** The server forgets it after ten seconds, so it is sent again while the operator writes. */
const AGAIN_AFTER_MS = 4_000;

/** Tells colleagues while a reply is being written, and that it is over when it is. */
export function useTellWriting(id: number): (text: string) => void {
  const { call } = useOffice();
  const toldAt = useRef<number | null>(null);
  const tell = useEffectEvent((isWriting: boolean) => {
    toldAt.current = isWriting ? performance.now() : null;
    // Optional: without it colleagues learn of the reply when it is sent.
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

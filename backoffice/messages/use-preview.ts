import { useEffect, useState } from "react";
import { SessionEnded } from "#backoffice/api.ts";
import { useOffice } from "#backoffice/office-context.tsx";

const AFTER_TYPING_MS = 250;

/** The server's sanitised HTML of a text, a moment after typing pauses. */
export function usePreview(written: string): string {
  const { call } = useOffice();
  const [preview, setPreview] = useState("");
  const isEmpty = written.trim() === "";
  useEffect(() => {
    if (isEmpty) return;
    let isCurrent = true;
    const ask = async () => {
      try {
        const answer = await call("preview-html", { written });
        if (isCurrent && answer.status === "success") setPreview(answer.html);
      } catch (error) {
        // Keeps the last preview; saving reports the fault.
        if (!(error instanceof SessionEnded)) return;
      }
    };
    const timer = setTimeout(() => void ask(), AFTER_TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [call, written, isEmpty]);
  return isEmpty ? "" : preview;
}

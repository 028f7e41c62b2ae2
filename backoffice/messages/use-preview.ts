import { useEffect, useState } from "react";
import type { Removal } from "#contract/office/announcements.ts";
import { SessionEnded } from "#backoffice/api.ts";
import { useOffice } from "#backoffice/office-context.tsx";

const AFTER_TYPING_MS = 250;

export type Preview = { html: string; removed: readonly Removal[] };
const nothing: Preview = { html: "", removed: [] };

/** What the server lets through of a text, a moment after the typing pauses. */
export function usePreview(written: string): Preview {
  const { call } = useOffice();
  const [preview, setPreview] = useState(nothing);
  const isEmpty = written.trim() === "";
  useEffect(() => {
    if (isEmpty) return;
    let isCurrent = true;
    const ask = async () => {
      try {
        const answer = await call("preview-html", { written });
        if (isCurrent && answer.status === "success") setPreview(answer);
      } catch (error) {
        // The last preview stays: saving will say what is wrong.
        if (!(error instanceof SessionEnded)) return;
      }
    };
    const timer = setTimeout(() => void ask(), AFTER_TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [call, written, isEmpty]);
  return isEmpty ? nothing : preview;
}

import { useState } from "react";
import { announce } from "#ui/announcer.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Puts a text on the clipboard and announces `said`; without access to it, that it failed. */
export function useCopy(text: string, said: string) {
  const { frame } = useOfficeTexts();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      announce(said);
    } catch {
      // Without clipboard access the operator selects the text by hand.
      setIsCopied(false);
      announce(frame.callFailed, "assertive");
    }
  };
  return { isCopied, copy };
}

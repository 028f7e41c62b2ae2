import { useState } from "react";
import { announce } from "#ui/announcer.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Puts a text on the clipboard, such as an account number; `name` says which to screen readers. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { payouts, frame } = useOfficeTexts();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      announce(payouts.copied);
    } catch {
      // Without clipboard access the operator selects the text by hand.
      setIsCopied(false);
      announce(frame.callFailed, "assertive");
    }
  };
  return (
    <button type="button" className="btn btn-small" onClick={() => void copy()}>
      {isCopied ? payouts.copied : payouts.copy}
      <span className="vh"> {name}</span>
    </button>
  );
}

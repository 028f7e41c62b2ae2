import { useEffect, useState } from "react";
import { announce } from "#ui/announcer.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { copy } from "#site/payments/copy.ts";

const saysCopiedForMs = 2_500;

type CopyButtonProps = {
  text: string;
  /** What is copied, for screen readers: "Account number". */
  what: string;
};

/** Copies a text and says so, in the button and to screen readers. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { payments } = useAccountTexts();
  const dialogs = useDialogs();
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), saysCopiedForMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const press = async () => {
    if (!(await copy(text))) return dialogs.toast(payments.copyFailed);
    setCopies(copies + 1);
    announce(payments.copiedWhat(what));
  };
  return (
    <button
      type="button"
      className="btn btn-soft btn-sm copy"
      data-copied={copies > 0}
      onClick={() => void press()}
    >
      {copies > 0 ? payments.copied : payments.copy}
      <span className="vh"> {what}</span>
    </button>
  );
}

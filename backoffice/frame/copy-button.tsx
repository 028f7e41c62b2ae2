import { Button } from "#ui/button.tsx";
import { useCopy } from "#backoffice/frame/use-copy.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Puts a text on the clipboard, such as an account number; `name` says which to screen readers. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { payouts } = useOfficeTexts();
  const { isCopied, copy } = useCopy(text, payouts.copied);
  return (
    <Button look="small" onClick={() => void copy()}>
      {isCopied ? payouts.copied : payouts.copy}
      <span className="vh"> {name}</span>
    </Button>
  );
}

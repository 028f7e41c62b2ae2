import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { copy as copyText } from "#site/payments/copy.ts";

/** New recovery codes, shown once: to be copied or written down. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { secondFactor: words } = usePageTexts();
  const dialogs = useDialogs();
  const copy = async () => {
    const isCopied = await copyText(codes.join("\n"));
    if (isCopied) dialogs.toast(words.copied);
    else await dialogs.show({ kind: "error", text: words.notCopied });
  };
  return (
    <>
      <h3>{words.codesTitle}</h3>
      <p className="money-text">{words.codesLead}</p>
      <ul className="recovery-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="closing-acts">
        <Button look="gold" text={words.kept} onClick={onKept} />
        <Button look="soft" text={words.copy} onClick={() => void copy()} />
      </p>
    </>
  );
}

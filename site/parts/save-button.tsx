import { useState } from "react";
import type { FileCallName, Input } from "#contract/calls.ts";
import { Button } from "#ui/button.tsx";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { saveFrom } from "#site/app/api.ts";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { refusalText } from "#site/parts/refusal-text.ts";

type SaveButtonProps<Name extends FileCallName> = {
  name: Name;
  input: Input<Name>;
  label: string;
  /** Shown when the file would be too large. */
  tooLarge?: string;
};

/** Makes the browser save the file of a call's answer; a refusal is shown as text. */
export function SaveButton<Name extends FileCallName>(props: SaveButtonProps<Name>) {
  const { name, input, label, tooLarge } = props;
  const { locale } = useApp();
  const texts = useAccountTexts();
  const format = useFormat();
  const dialogs = useDialogs();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await saveFrom(locale, name, input).catch(asFault);
    setBusy(false);
    if (answer.status === "success") return;
    const words = answer.status === "limit" ? tooLarge : refusalText(answer, texts, format);
    await dialogs.show({
      kind: "error",
      text: words ?? texts.frame.errorText,
      ...referenceIn(answer),
    });
  };
  return (
    <Button look="soft sm" aria-busy={busy} onClick={() => void save()}>
      <Icon name="download" />
      {label}
    </Button>
  );
}

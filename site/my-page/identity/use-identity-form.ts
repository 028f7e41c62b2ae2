import { useState } from "react";
import { LARGEST_HELP_FILE_BYTES } from "#contract/help-file-sizes.ts";
import { sidesOf, type IdentityDocument, type IdentitySide } from "#contract/identity.ts";
import { asFault } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { contentOf } from "#ui/file-content.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { faultText } from "#site/parts/fault-text.ts";

/** One side: the file that was added, with its picture where the browser can show it. */
export type Side = {
  file?: { id: number; bytes: number; picture: string | null };
  isBusy: boolean;
  problem?: string;
};
const untouched: Side = { isBusy: false };
const none = { front: untouched, back: untouched };

/** The document's kind and sides; a side is sent when it is chosen, the document at the end. */
export function useIdentityForm(onSent: () => void) {
  const { call } = useApp();
  const texts = useAccountTexts();
  const { identity: words } = texts;
  const dialogs = useDialogs();
  const format = useFormat();
  const [document, setDocument] = useState<IdentityDocument>("id_card");
  const [sides, setSides] = useState<Record<IdentitySide, Side>>(none);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const set = (side: IdentitySide, value: Side) => setSides((all) => ({ ...all, [side]: value }));

  const add = async (side: IdentitySide, file: File) => {
    setProblem(undefined);
    const most = LARGEST_HELP_FILE_BYTES;
    if (file.size > most)
      return set(side, { isBusy: false, problem: words.tooLarge(format.number(most / 1_000_000)) });
    set(side, { isBusy: true });
    const data = await contentOf(file).catch(() => null);
    if (data === null) return set(side, { isBusy: false, problem: words.unreadable });
    const answer = await call("attach-identity-file", { side, data }).catch(asFault);
    if (answer.status === "success") {
      const picture = file.type.startsWith("image/") ? `data:${file.type};base64,${data}` : null;
      const { id, bytes } = answer.file;
      return set(side, { isBusy: false, file: { id, bytes, picture } });
    }
    const why =
      answer.status === "file"
        ? words.unreadable
        : answer.status === "time"
          ? words.tooOften
          : faultText(words.failed, answer, texts);
    return set(side, { isBusy: false, problem: why });
  };

  const send = async () => {
    const missing = sidesOf(document).filter((side) => !sides[side].file);
    for (const side of missing) set(side, { ...sides[side], problem: words.missing });
    const { front, back } = sides;
    if (missing.length > 0 || !front.file) return;
    const isTwoSided = sidesOf(document).includes("back");
    const answer = await call("send-identity", {
      document,
      front: front.file.id,
      ...(isTwoSided && back.file && { back: back.file.id }),
    }).catch(asFault);
    if (answer.status === "success") {
      dialogs.toast(words.sent);
      return onSent();
    }
    // Another page sent one, or staff decided meanwhile.
    if (answer.status === "wait" || answer.status === "already") return onSent();
    setProblem(faultText(words.failed, answer, texts));
    if (answer.status === "not_found") setSides(none);
  };

  return {
    document,
    sides,
    problem,
    isBusy,
    isDirty: Object.values(sides).some(({ file }) => file !== undefined),
    choose: (next: IdentityDocument) => {
      setDocument(next);
      setSides(none);
      setProblem(undefined);
    },
    add,
    submit: async () => {
      if (isBusy || Object.values(sides).some((side) => side.isBusy)) return;
      setIsBusy(true);
      await send().finally(() => setIsBusy(false));
    },
  };
}

import { useState } from "react";
import type { Input } from "#contract/calls.ts";
import { LARGEST_HELP_FILE_BYTES } from "#contract/help-file-sizes.ts";
import { sidesOf, type IdentityDocument, type IdentitySide } from "#contract/identity.ts";
import { asFault, CallFault } from "#ui/call.ts";
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
type Sides = Record<IdentitySide, Side>;
const untouched: Side = { isBusy: false };
const none: Sides = { front: untouched, back: untouched };

/** What was registered wrongly, as the document has it; empty where it is right. */
export type Correction = { name: string; birthDate: string; problem?: string };

/** What is sent of the sides; null while one is missing. */
function sentOf(document: IdentityDocument, sides: Sides): Input<"send-identity"> | null {
  const [front, back] = [sides.front.file, sides.back.file];
  if (!front) return null;
  if (!sidesOf(document).includes("back")) return { document, front: front.id };
  return back ? { document, front: front.id, back: back.id } : null;
}

const saidOf = ({ name, birthDate }: Correction) => ({
  ...(name.trim() && { name: name.trim() }),
  ...(birthDate && { birthDate }),
});

/** Sends one side to be kept; answers it, or the text of its problem. */
function useAdding(): (side: IdentitySide, file: File) => Promise<Side> {
  const { call } = useApp();
  const texts = useAccountTexts();
  const { identity: words } = texts;
  const format = useFormat();
  const wrong = (problem: string): Side => ({ isBusy: false, problem });
  return async (side, file) => {
    const most = LARGEST_HELP_FILE_BYTES;
    if (file.size > most) return wrong(words.tooLarge(format.number(most / 1_000_000)));
    const data = await contentOf(file).catch(() => null);
    if (data === null) return wrong(words.unreadable);
    const answer = await call("attach-identity-file", { side, data }).catch(asFault);
    if (answer.status === "file") return wrong(words.unreadable);
    if (answer.status === "time") return wrong(words.tooOften);
    if (answer.status !== "success") return wrong(faultText(words.failed, answer, texts));
    const picture = file.type.startsWith("image/") ? `data:${file.type};base64,${data}` : null;
    const { id, bytes } = answer.file;
    return { isBusy: false, file: { id, bytes, picture } };
  };
}

/** The document's kind and sides; a side is sent when it is chosen, the document at the end. */
export function useIdentityForm(onSent: () => void) {
  const { call } = useApp();
  const texts = useAccountTexts();
  const { identity: words } = texts;
  const dialogs = useDialogs();
  const addSide = useAdding();
  const [document, setDocument] = useState<IdentityDocument>("id_card");
  const [sides, setSides] = useState(none);
  const [correction, setCorrection] = useState<Correction>({ name: "", birthDate: "" });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const set = (side: IdentitySide, value: Side) => setSides((all) => ({ ...all, [side]: value }));

  const add = async (side: IdentitySide, file: File) => {
    setProblem(undefined);
    set(side, { isBusy: true });
    set(side, await addSide(side, file));
  };
  const send = async () => {
    const sent = sentOf(document, sides);
    if (sent === null) {
      for (const side of sidesOf(document))
        if (!sides[side].file) set(side, { isBusy: false, problem: words.missing });
      return;
    }
    const answer = await call("send-identity", { ...sent, ...saidOf(correction) }).catch(
      (error: unknown) => {
        // The only field that the server can refuse here: the person would be too young.
        if (!(error instanceof CallFault) || error.fields.length === 0) return asFault(error);
        setCorrection((before) => ({ ...before, problem: words.birthDateWrong }));
        return null;
      },
    );
    if (answer === null) return;
    if (answer.status === "success") dialogs.toast(words.sent);
    // Another page sent one, or staff decided meanwhile.
    if (["success", "wait", "already"].includes(answer.status)) return onSent();
    setProblem(faultText(words.failed, answer, texts));
    if (answer.status === "not_found") setSides(none);
  };
  return {
    document,
    sides,
    problem,
    isBusy,
    correction,
    correct: setCorrection,
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

import { useRef, useState } from "react";
import { useFormat } from "#ui/format-context.tsx";
import { SessionEnded } from "#backoffice/api.ts";
import { readFile, type ChosenFile } from "#backoffice/frame/chosen-file.ts";
import { refusalWords } from "#backoffice/frame/refusal-words.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Refused = Parameters<typeof refusalWords>[2];

/**
 * The server's preview of a chosen file of at most so many bytes, asked for again when its columns
 * are corrected.
 */
export function useFilePreview<Answer extends { status: string }, Layout>(
  mostBytes: number,
  ask: (chosen: ChosenFile, layout?: Layout) => Promise<Answer>,
) {
  type Preview = Extract<Answer, { status: "success" }>;
  const { texts } = useOffice();
  const format = useFormat();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  // What was read or answered for an earlier choice is ignored.
  const latest = useRef(0);
  const look = async (from: File | ChosenFile, layout?: Layout) => {
    const turn = ++latest.current;
    setIsLooking(true);
    setFault(null);
    try {
      const chosen = from instanceof File ? await readFile(from, mostBytes) : from;
      if (turn !== latest.current) return;
      setFile(chosen);
      if (from instanceof File) setPreview(null);
      if (chosen.size > mostBytes) return;
      const answer = await ask(chosen, layout);
      if (turn !== latest.current) return;
      if (answer.status === "success") setPreview(answer as Preview);
      else setFault(refusalWords(texts, format, answer as Answer & Refused));
    } catch (error) {
      if (turn === latest.current && !(error instanceof SessionEnded))
        setFault(texts.frame.callFailed);
    } finally {
      if (turn === latest.current) setIsLooking(false);
    }
  };
  return {
    file,
    preview,
    fault,
    look,
    isLooking,
    isTooLarge: file !== null && file.size > mostBytes,
    /** The preview is of this file with these columns. */
    isCurrent: preview !== null && fault === null && !isLooking,
  };
}

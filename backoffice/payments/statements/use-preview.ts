import { useRef, useState } from "react";
import {
  LARGEST_STATEMENT_BYTES,
  type StatementLayout,
  type StatementPreview,
} from "#contract/office/statements.ts";
import { useFormat } from "#ui/format-context.tsx";
import { SessionEnded } from "#backoffice/api.ts";
import { readFile, type ChosenFile } from "#backoffice/frame/chosen-file.ts";
import { refusalWords } from "#backoffice/frame/refusal-words.ts";
import { keptLayout } from "#backoffice/payments/statements/kept-layout.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The server's preview of the chosen file, requested again when its layout is corrected. */
export function usePreview() {
  const { call, texts } = useOffice();
  const format = useFormat();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [preview, setPreview] = useState<StatementPreview | null>(null);
  /** The corrected layout while its preview is on the way; the next correction adds to it. */
  const [wanted, setWanted] = useState<StatementLayout | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  // Outdated answers are ignored.
  const latest = useRef(0);

  const look = async (accountId: number, from: File | ChosenFile, layout?: StatementLayout) => {
    const turn = ++latest.current;
    setIsLooking(true);
    setWanted(layout ?? null);
    setFault(null);
    try {
      const chosen = from instanceof File ? await readFile(from, LARGEST_STATEMENT_BYTES) : from;
      setFile(chosen);
      if (from instanceof File) setPreview(null);
      if (chosen.content === "") return;
      const { name: fileName, content } = chosen;
      const ask = (read: StatementLayout | undefined) =>
        call("preview-statement", {
          accountId,
          fileName,
          content,
          ...(read && { layout: read }),
        });
      const kept = layout ? undefined : keptLayout(accountId);
      const asKept = kept && (await ask(kept));
      // A file with another layout than the account's last one is read by its column names.
      const answer =
        asKept?.status === "success" && asKept.preview.faultCount === 0
          ? asKept
          : await ask(layout);
      if (turn !== latest.current) return;
      if (answer.status === "success") setPreview(answer.preview);
      else setFault(refusalWords(texts, format, answer));
    } catch (error) {
      if (!(error instanceof SessionEnded)) setFault(texts.frame.callFailed);
    } finally {
      if (turn === latest.current) {
        setIsLooking(false);
        setWanted(null);
      }
    }
  };
  const layout = wanted ?? preview?.layout ?? null;
  return { file, preview, layout, fault, look, isLooking };
}

import { useRef, useState } from "react";
import type { OfficeOutput } from "#contract/office/calls.ts";
import {
  LARGEST_PROVIDER_FILE_BYTES,
  type ProviderFileLayout,
} from "#contract/office/settlement.ts";
import { useFormat } from "#ui/format-context.tsx";
import { SessionEnded } from "#backoffice/api.ts";
import { readFile, type ChosenFile } from "#backoffice/frame/chosen-file.ts";
import { refusalWords } from "#backoffice/frame/refusal-words.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Preview = OfficeOutput<"preview-provider-file">;

/** The server's preview of a provider's file, asked for again when its columns are corrected. */
export function useFilePreview(of: { connection: string; month: string }) {
  const { call, texts } = useOffice();
  const format = useFormat();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  // Outdated answers are ignored.
  const latest = useRef(0);
  const look = async (from: File | ChosenFile, layout?: ProviderFileLayout) => {
    const turn = ++latest.current;
    setIsLooking(true);
    setFault(null);
    try {
      const chosen =
        from instanceof File ? await readFile(from, LARGEST_PROVIDER_FILE_BYTES) : from;
      setFile(chosen);
      if (from instanceof File) setPreview(null);
      if (chosen.content === "") return;
      const { name: fileName, content } = chosen;
      const input = { ...of, fileName, content, ...(layout && { layout }) };
      const answer = await call("preview-provider-file", input);
      if (turn !== latest.current) return;
      if (answer.status === "success") setPreview(answer);
      else setFault(refusalWords(texts, format, answer));
    } catch (error) {
      if (!(error instanceof SessionEnded)) setFault(texts.frame.callFailed);
    } finally {
      if (turn === latest.current) setIsLooking(false);
    }
  };
  return { file, preview, fault, look, isLooking };
}

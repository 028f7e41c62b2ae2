import { useEffect, useRef, useState } from "react";
import { HELP_FILES_AT_MOST, LARGEST_HELP_FILE_BYTES } from "#contract/help-file-sizes.ts";
import type { HelpFile } from "#contract/help-files.ts";
import { announce } from "#ui/announcer.tsx";
import { contentOf } from "#ui/file-content.ts";
import { useFormat } from "#ui/format-context.tsx";
import type { FileWords } from "#ui/file-words.ts";

export const largest = { count: HELP_FILES_AT_MOST, bytes: LARGEST_HELP_FILE_BYTES } as const;
const MEGABYTE = 1_000_000;
/** The longest name that is kept, with its ending. */
const LONGEST_NAME = 120;

/** Sends a file; answers it as it is kept, or why it is not. */
export type Attach = (file: {
  name: string;
  data: string;
}) => Promise<HelpFile | "file" | "time" | "failed">;

/** A name without signs that the server refuses. */
const nameOf = ({ name }: File): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .slice(-LONGEST_NAME) || "file";

type Attaching = {
  words: FileWords;
  files: readonly HelpFile[];
  onChange: (files: readonly HelpFile[]) => void;
  attach: Attach;
};

/** Attaches files one after the other; the first that cannot be attached is named and ends it. */
export function useAttaching({ words, files, onChange, attach }: Attaching) {
  const format = useFormat();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const underWay = useRef<Promise<void>>(Promise.resolve());
  // Read after each file, because the writer goes on typing meanwhile.
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  });
  const whyNot = async (file: File, count: number): Promise<string | HelpFile> => {
    if (count >= largest.count) return words.tooMany(format.number(largest.count));
    if (file.size > largest.bytes)
      return words.tooLarge(file.name, format.number(largest.bytes / MEGABYTE));
    const kept = await contentOf(file)
      .then((data) => attach({ name: nameOf(file), data }))
      .catch(() => "failed" as const);
    if (typeof kept === "object") return kept;
    if (kept === "time") return words.tooOften;
    return kept === "file" ? words.wrongKind(file.name) : words.failed(file.name);
  };
  const attachAll = async (given: readonly File[]): Promise<void> => {
    setProblem(undefined);
    for (const file of given) {
      setBusy(file.name);
      const kept = await whyNot(file, latest.current.files.length);
      if (typeof kept === "string") {
        setProblem(kept);
        break;
      }
      const next = [...latest.current.files, kept];
      latest.current.onChange(next);
      // The next file is counted before the page is drawn again.
      latest.current = { ...latest.current, files: next };
      announce(`${words.attached}: ${kept.name}`);
    }
    setBusy(null);
  };
  // Files that come while others are on their way wait for them.
  const give = (given: readonly File[]): void => {
    underWay.current = underWay.current.then(() => attachAll(given));
  };
  return { busy, problem, give };
}

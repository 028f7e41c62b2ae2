import { createHash } from "node:crypto";

const MOST_SHOWN = 20;

/** The first faults of a file, and how many there are. */
export const shownFaults = <Fault>(faults: readonly Fault[]) => ({
  faults: faults.slice(0, MOST_SHOWN),
  faultCount: faults.length,
});

type Imported = { fileName: string; content: string; lines: number; count: number };

/** An imported file as the audit trail keeps it: with the SHA-256 of its bytes, in hexadecimal. */
export const importedFacts = ({ fileName, content, lines, count }: Imported) => ({
  fileName,
  lines,
  count,
  sha256: createHash("sha256").update(content, "base64").digest("hex"),
});

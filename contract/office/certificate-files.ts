import * as z from "zod/mini";
import { writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { fileFault } from "#contract/office/file-fault.ts";
import { lineRule, type TextRule } from "#contract/text-rules.ts";

/** The largest file of certificates, before base64. */
export const LARGEST_CERTIFICATE_FILE_BYTES = 8 * 1024 * 1024;
export const MOST_CERTIFICATE_LINES = 20_000;
const LARGEST_CONTENT = Math.ceil(LARGEST_CERTIFICATE_FILE_BYTES / 3) * 4;
const LARGEST_BODY_BYTES = LARGEST_CONTENT + 16 * 1024;

const provider = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));

export const certificateColumns = [
  "game",
  "laboratory",
  "certificate",
  "build",
  "sha256",
  "jurisdiction",
  "expiresOn",
] as const;
export type CertificateColumn = (typeof certificateColumns)[number];

const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/**
 * The rule of each column's cells, the same as of the fields of `add-game-certificate`; a shape of the
 * contract would take seconds for a whole file.
 */
export const certificateRules: Readonly<Record<CertificateColumn, TextRule>> = {
  game: { patterns: [/^[!-~]{1,128}$/] },
  laboratory: lineRule(1, 80),
  certificate: lineRule(1, 80),
  build: lineRule(1, 80),
  sha256: { patterns: [/^[0-9a-f]{64}$/] },
  jurisdiction: { patterns: [/^[a-z0-9-]{2,32}$/] },
  expiresOn: { patterns: [/^20\d\d-\d\d-\d\d$/], holds: isDay },
};

const fault = fileFault([
  "encoding",
  "columns",
  "quote",
  "width",
  "value",
  "jurisdiction",
  "repeated",
  "empty",
  "too_many",
]);
export type CertificateFault = z.infer<typeof fault>;

const wanted = {
  provider,
  fileName: writtenText(200),
  /** The bytes of the file, base64. */
  content: z.string().check(z.minLength(1), z.maxLength(LARGEST_CONTENT)),
};

export const certificateFileCalls = {
  "preview-certificate-file": {
    ...read({
      summary: "Read a file of certificates of a studio's games without storing it.",
      access: "games.change",
      fields: wanted,
      output: z.object({
        /** The names of the columns as they are in the file. */
        columns: z.array(z.string()),
        lines: z.int(),
        /** Certificates that are not registered yet. */
        fresh: z.int(),
        /** The first 20. */
        faults: z.array(fault),
        faultCount: z.int(),
      }),
      refusals: ["not_found"],
    }),
    largestBodyBytes: LARGEST_BODY_BYTES,
  },
  "import-certificate-file": {
    ...act({
      summary:
        "Register the certificates of a file, one in each line, up to 20,000; those that are registered already are passed over. A file with a fault registers none.",
      access: "games.change",
      fields: wanted,
      output: z.object({ added: z.int() }),
      refusals: ["not_found", "file", "already"],
    }),
    largestBodyBytes: LARGEST_BODY_BYTES,
  },
};

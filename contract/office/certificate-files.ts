import * as z from "zod/mini";
import { act, read } from "#contract/office/call.ts";
import {
  gameCodeRule,
  gameFileFault,
  gameFileFields,
  gameFilePreview,
  LARGEST_GAME_FILE_BODY_BYTES,
} from "#contract/office/game-files.ts";
import { lineRule, type TextRule } from "#contract/text-rules.ts";

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
  game: gameCodeRule,
  laboratory: lineRule(1, 80),
  certificate: lineRule(1, 80),
  build: lineRule(1, 80),
  sha256: { patterns: [/^[0-9a-f]{64}$/] },
  jurisdiction: { patterns: [/^[a-z0-9-]{2,32}$/] },
  expiresOn: { patterns: [/^20\d\d-\d\d-\d\d$/], holds: isDay },
};

const fault = gameFileFault(["jurisdiction"]);
export type CertificateFault = z.infer<typeof fault>;

export const certificateFileCalls = {
  "preview-certificate-file": {
    ...read({
      summary: "Read a file of certificates of a studio's games without storing it.",
      access: "games.change",
      fields: gameFileFields,
      output: z.object({
        ...gameFilePreview(fault),
        /** Certificates that are not registered yet. */
        fresh: z.int(),
      }),
      refusals: ["not_found"],
    }),
    largestBodyBytes: LARGEST_GAME_FILE_BODY_BYTES,
  },
  "import-certificate-file": {
    ...act({
      summary:
        "Register the certificates of a file, one in each line, up to 20,000; those that are registered already are passed over. A file with a fault registers none.",
      access: "games.change",
      fields: gameFileFields,
      output: z.object({ added: z.int() }),
      refusals: ["not_found", "file", "already"],
    }),
    largestBodyBytes: LARGEST_GAME_FILE_BODY_BYTES,
  },
};

import {
  certificateColumns,
  certificateRules,
  type CertificateColumn,
  type CertificateFault,
} from "#contract/office/certificate-files.ts";
import { MOST_GAME_LINES } from "#contract/office/game-files.ts";
import { readLines, readNamed } from "#server/games/game-files/named-columns.ts";

export type CertificateLine = Record<CertificateColumn, string>;
export type CertificateReading = {
  columns: string[];
  lines: CertificateLine[];
  faults: CertificateFault[];
};

/**
 * Reads a file of certificates, one in each line below the names of its columns. A cell that does not
 * keep to its column's rule, a jurisdiction that is not known and a line that is twice in the
 * file are faults with line and column; nothing is guessed.
 */
export function readCertificates(
  bytes: Uint8Array,
  jurisdictions: ReadonlySet<string>,
): CertificateReading {
  const file = readNamed(bytes, { needed: certificateColumns, mostLines: MOST_GAME_LINES });
  const seen = new Set<string>();
  const { lines, faults } = readLines(file, {
    rules: certificateRules,
    valueIn,
    wrongIn: ({ game, laboratory, certificate, build, jurisdiction }) => {
      const key = JSON.stringify([game, laboratory, certificate, build, jurisdiction]);
      const isRepeated = seen.has(key);
      seen.add(key);
      if (!jurisdictions.has(jurisdiction)) return { code: "jurisdiction", name: "jurisdiction" };
      return isRepeated ? { code: "repeated", name: "game" } : null;
    },
  });
  return { columns: file.columns, lines, faults: [...file.faults, ...faults] };
}

/** Laboratories write hashes and codes of jurisdictions in capitals too. */
const valueIn = (name: CertificateColumn, text: string): string =>
  name === "sha256" || name === "jurisdiction" ? text.toLowerCase() : text;

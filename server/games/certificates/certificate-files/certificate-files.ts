import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import {
  readCertificates,
  type CertificateReading,
} from "#server/games/certificates/certificate-files/reading.ts";
import * as files from "#server/games/certificates/certificate-files/store.ts";
import { shownFaults } from "#server/games/game-files/imported.ts";
import { findStudio } from "#server/games/certificates/store.ts";
import { namedJurisdictions } from "#server/settings/profiles/rules.ts";

type File = Pick<OfficeInput<"preview-certificate-file">, "provider" | "content">;

/** What a file says, and how many of its certificates are new. Throws Refusal `not_found`. */
export async function previewCertificates(
  db: Queryable,
  file: File,
): Promise<OfficeOutput<"preview-certificate-file">> {
  const { providerId, columns, lines, faults } = await readingOf(db, file);
  return {
    columns,
    lines: lines.length,
    fresh: lines.length - (await files.countKnown(db, providerId, lines)),
    ...shownFaults(faults),
  };
}

/**
 * Registers the certificates of a file that are not registered yet, all or none. Throws Refusal
 * `not_found` for an unknown studio, `file_unreadable` for a file with a fault, `already_decided` when
 * each of them is registered.
 */
export async function importCertificates(
  { tx, clock }: Act,
  file: File,
  by: bigint,
): Promise<{ lines: number; added: number }> {
  const { providerId, lines, faults } = await readingOf(tx, file);
  if (faults.length > 0) throw new Refusal("file_unreadable");
  const added = await files.insertLines(tx, providerId, lines, { at: clock.now(), by });
  if (added === 0) throw new Refusal("already_decided");
  return { lines: lines.length, added };
}

async function readingOf(
  db: Queryable,
  { provider, content }: File,
): Promise<CertificateReading & { providerId: number }> {
  const providerId = await findStudio(db, provider);
  if (providerId === undefined) throw new Refusal("not_found");
  const known = new Set((await namedJurisdictions(db)).map(({ id }) => id));
  return { providerId, ...readCertificates(Buffer.from(content, "base64"), known) };
}

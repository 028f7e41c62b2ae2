import * as z from "zod/mini";
import { day, rowId, writtenLine } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { certificateStates, sha256 } from "#contract/office/certificates.ts";

/** A studio, whose random number generator is meant; null for this platform. */
const provider = z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)));

const certificate = z.object({
  id: rowId,
  laboratory: z.string(),
  /** The number of the certificate. */
  certificate: z.string(),
  version: z.string(),
  sha256: z.string(),
  jurisdiction: z.string(),
  /** Its last day. */
  expiresOn: z.string(),
  state: z.enum(certificateStates),
  addedAt: z.string(),
  addedBy: z.string(),
});
export type SystemCertificate = z.infer<typeof certificate>;

export const systemCertificateOfficeCalls = {
  "get-system-certificates": read({
    summary:
      "The certificates of a studio's random number generator, or of this platform, the newest 200.",
    access: "games.read",
    fields: { provider },
    output: z.object({
      certificates: z.array(certificate),
      jurisdictions: z.array(z.object({ id: z.string(), name: z.string() })),
      /** The names of jurisdictions of sites for which none holds; "*" for a site without one. */
      missing: z.array(z.string()),
    }),
    refusals: ["not_found"],
  }),
  "add-system-certificate": act({
    summary:
      "Register a laboratory's certificate of a random number generator or of this platform.",
    access: "games.change",
    fields: {
      provider,
      laboratory: writtenLine(1, 80),
      certificate: writtenLine(1, 80),
      version: writtenLine(1, 80),
      sha256,
      jurisdiction: z.string().check(z.regex(/^[a-z0-9-]{2,32}$/)),
      expiresOn: day,
    },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
  "withdraw-system-certificate": act({
    summary:
      "Withdraw such a certificate; games that are in use stay so, and none is released by it.",
    access: "games.change",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
};

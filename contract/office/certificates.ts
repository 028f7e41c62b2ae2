import * as z from "zod/mini";
import { day, rowId, writtenLine } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";

const provider = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
const gameCode = z.string().check(z.regex(/^[!-~]{1,128}$/));

/** In hexadecimal: of the certified file, or of the certificate. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The most games that one call registers a certificate for. */
const mostCertified = 200;

export const certificateStates = ["valid", "expired", "withdrawn"] as const;

const certificate = z.object({
  id: rowId,
  /** The game's code at the provider, which need not be in the catalogue yet. */
  game: z.string(),
  laboratory: z.string(),
  /** The number of the certificate. */
  certificate: z.string(),
  build: z.string(),
  /** Null for one that was registered before it was asked for. */
  sha256: z.nullable(z.string()),
  jurisdiction: z.string(),
  /** Its last day. */
  expiresOn: z.string(),
  state: z.enum(certificateStates),
  addedAt: z.string(),
  addedBy: z.string(),
});
export type GameCertificate = z.infer<typeof certificate>;

export const certificateOfficeCalls = {
  "get-game-certificates": read({
    summary: "The certificates of a studio's games, the newest 1,000, and the games without one.",
    access: "games.read",
    fields: { provider },
    output: z.object({
      certificates: z.array(certificate),
      jurisdictions: z.array(z.object({ id: z.string(), name: z.string() })),
      /** Games of the catalogue without a certificate that holds for every site, at most 200. */
      uncertified: z.array(z.string()),
    }),
    refusals: ["not_found"],
  }),
  "add-game-certificate": act({
    summary: "Register a laboratory's certificate of one or several games of a studio.",
    access: "games.change",
    fields: {
      provider,
      games: z.array(gameCode).check(z.minLength(1), z.maxLength(mostCertified)),
      laboratory: writtenLine(1, 80),
      certificate: writtenLine(1, 80),
      build: writtenLine(1, 80),
      sha256,
      jurisdiction: z.string().check(z.regex(/^[a-z0-9-]{2,32}$/)),
      expiresOn: day,
    },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
  "withdraw-game-certificate": act({
    summary: "Withdraw a certificate; games that are in use stay so, and none is released by it.",
    access: "games.change",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
};

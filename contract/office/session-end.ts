import * as z from "zod/mini";
import { sessionCountdown } from "#contract/session-end.ts";

/** Why a session of the office ended. */
export const officeSessionEnds = [
  /** Without activity. */
  "idle",
  /** After the longest time that a session lasts, or with the operator's access. */
  "longest",
  /** A sign-in elsewhere went above the limit of sessions. */
  "displaced",
  /** The same browser signed in again. */
  "replaced",
  "signed_out",
  /** The operator ended it, changed the password, or colleagues changed or ended the access. */
  "revoked",
] as const;
export type OfficeSessionEnd = (typeof officeSessionEnds)[number];

/** The end of a session as an open page counts it down. */
export const officeSession = z.extend(sessionCountdown, {
  /** The end that no activity puts off, ISO 8601. */
  endsAt: z.string(),
});
export type OfficeSession = z.infer<typeof officeSession>;

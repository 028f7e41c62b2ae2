/** Why a session ended. */
export const sessionEnds = [
  /** Without activity. */
  "idle",
  /** After the longest time that a session lasts. */
  "longest",
  /** A sign-in elsewhere went above the limit of sessions. */
  "displaced",
  /** The same browser signed in again. */
  "replaced",
  "logged_out",
  /** The password was changed or reset. */
  "password",
  /** The member ended it in the list of sessions. */
  "member",
  "staff",
  /** The member's time of play for the day was used up. */
  "time_used",
] as const;
export type SessionEnd = (typeof sessionEnds)[number];

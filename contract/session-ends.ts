/**
 * Why a session ended: without activity, after its longest time, by a sign-in above the limit of
 * sessions, by another sign-in of this browser, by logging out, by a new password, from the member's
 * list of sessions, by the operator, or because the time of the day was used up.
 */
export const sessionEnds = [
  "idle",
  "longest",
  "displaced",
  "replaced",
  "logged_out",
  "password",
  "member",
  "staff",
  "time_used",
] as const;
export type SessionEnd = (typeof sessionEnds)[number];

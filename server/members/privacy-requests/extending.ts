import type { LockedRequest } from "#server/members/privacy-requests/store.ts";

/**
 * Why a request is not extended: it ended or was extended before, or its first month is over; null
 * when it may be. Source: GDPR Art. 12(3), third sentence: the member is told within one month.
 */
export const extensionRefusal = (
  { outcome, extendedFor, dueAt }: Pick<LockedRequest, "outcome" | "extendedFor" | "dueAt">,
  now: Date,
): "already_decided" | "extension_late" | null => {
  if (outcome !== null || extendedFor !== null) return "already_decided";
  return dueAt <= now ? "extension_late" : null;
};

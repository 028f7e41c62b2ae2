import type { Review } from "#contract/office/reviews.ts";
import type { Format } from "#ui/format.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";

/** What a past review was about: how many accounts, or which entries of the audit trail. */
export function scopeOf(
  { accounts, removed, log }: Review,
  { reviews }: OfficeTexts,
  format: Format,
) {
  return log
    ? reviews.whatLog(format.number(log.from), format.number(log.until))
    : reviews.whatAccess(format.number(accounts), format.number(removed));
}

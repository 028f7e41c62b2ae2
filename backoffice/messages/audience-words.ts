import type { Audience, Mailing } from "#contract/office/mailings.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { Format } from "#ui/format.ts";

/** The audience of a mailing as text: "Level 3–5 · Active · dalbit.example". */
export function audienceWords(
  { mailings: words }: OfficeTexts["messages"],
  { member, levelFrom, levelTo, status, activeSince }: Audience,
  site: string | null,
): string {
  if (member !== null) return member;
  const conditions = [
    (levelFrom > 1 || levelTo < 10) && words.levels(String(levelFrom), String(levelTo)),
    status && words.statuses[status],
    site,
    activeSince && words.seenSince(activeSince),
  ].filter(Boolean);
  return conditions.length === 0 ? words.toAll : conditions.join(" · ");
}

/** A number of readers, with a plus where there are more than were counted. */
export const readersIn = (
  format: Format,
  { readers, isMore }: { readers: number; isMore: boolean },
): string => `${format.number(readers)}${isMore ? "+" : ""}`;

/** Above it, a draft's members are counted no further; the contract says so. */
const COUNTED_AT_MOST = 10_000;

/** How many members are left out, each reason as one text; none for a reason without members. */
export const leftOutWords = (
  { heldBack, withoutConsent }: OfficeTexts["messages"]["mailings"],
  format: Format,
  counts: Pick<Mailing, "heldBack" | "withoutConsent">,
): string[] => {
  const shown = (count: number) =>
    readersIn(format, {
      readers: Math.min(count, COUNTED_AT_MOST),
      isMore: count > COUNTED_AT_MOST,
    });
  return [
    counts.heldBack > 0 ? heldBack(shown(counts.heldBack)) : "",
    counts.withoutConsent > 0 ? withoutConsent(shown(counts.withoutConsent)) : "",
  ].filter((each) => each !== "");
};

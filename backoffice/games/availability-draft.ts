import { isCountry } from "#contract/countries.ts";
import type { countryRules, GameAvailability } from "#contract/office/availability.ts";
import { editedInstant, toInstant, toLocalTime } from "#backoffice/frame/site-clock.ts";

/** The edited state of where and when something is offered; times as date-time fields write them. */
export type AvailabilityDraft = {
  isEverySite: boolean;
  sites: readonly number[];
  rule: "every" | (typeof countryRules)[number];
  /** Codes of countries as they are written. */
  codes: string;
  from: string;
  until: string;
};

export const draftOf = (
  { sites, countries, from, until }: GameAvailability,
  timeZone: string,
): AvailabilityDraft => ({
  isEverySite: sites === null,
  sites: sites ?? [],
  rule: countries?.rule ?? "every",
  codes: countries?.codes.join(", ") ?? "",
  from: toLocalTime(from, timeZone),
  until: toLocalTime(until, timeZone),
});

const codesIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

export type AvailabilityFault = "siteMissing" | "codesWrong" | "reversed";

/** The first fault that prevents saving, in the order of the fields. */
export function faultOf(draft: AvailabilityDraft, timeZone: string): AvailabilityFault | null {
  const codes = codesIn(draft.codes);
  const [begins, ends] = [toInstant(draft.from, timeZone), toInstant(draft.until, timeZone)];
  if (!draft.isEverySite && draft.sites.length === 0) return "siteMissing";
  if (draft.rule !== "every" && (codes.length === 0 || !codes.every(isCountry)))
    return "codesWrong";
  return begins !== null && ends !== null && ends <= begins ? "reversed" : null;
}

/** What is sent. */
export function availabilityIn(
  draft: AvailabilityDraft,
  was: GameAvailability,
  timeZone: string,
): GameAvailability {
  return {
    sites: draft.isEverySite ? null : [...draft.sites],
    countries: draft.rule === "every" ? null : { rule: draft.rule, codes: codesIn(draft.codes) },
    from: editedInstant(draft.from, was.from, timeZone),
    until: editedInstant(draft.until, was.until, timeZone),
  };
}

/** Where and when a studio or a game is offered; null offers it everywhere and always. */
export type Availability = {
  /** The sites that offer it; null: every site. */
  siteIds: readonly number[] | null;
  /** Only in these countries (ISO 3166-1 alpha-2), or in all except them; null: in all. */
  countries: { rule: "only" | "except"; codes: readonly string[] } | null;
  fromAt: Date | null;
  /** The first moment at which it is no longer offered. */
  untilAt: Date | null;
};

/** Where someone asks for games. */
export type Place = {
  siteId: number;
  /** The country of the network address; null when it is not known. */
  country: string | null;
  /** A page that is made for every visitor shows what is offered in any country. */
  inAnyCountry?: boolean;
};

/** Whether a moment lies in the time for which it is offered. */
export const isInTime = (rule: Availability | null, now: Date): boolean =>
  rule === null ||
  ((rule.fromAt === null || rule.fromAt <= now) && (rule.untilAt === null || now < rule.untilAt));

/** Whether it is offered at a place. A country that is not known is in no rule of countries. */
export function isOfferedAt(
  rule: Availability | null,
  { siteId, country, inAnyCountry = false }: Place,
): boolean {
  if (rule === null) return true;
  if (rule.siteIds !== null && !rule.siteIds.includes(siteId)) return false;
  if (rule.countries === null || inAnyCountry) return true;
  if (country === null) return false;
  return rule.countries.codes.includes(country) === (rule.countries.rule === "only");
}

/** The next moment at which one of these begins or ends; null when none will. */
export function nextChange(rules: readonly (Availability | null)[], now: Date): Date | null {
  const times = rules
    .flatMap((rule) => [rule?.fromAt, rule?.untilAt])
    .flatMap((at) => (at && at > now ? [at.getTime()] : []));
  return times.length === 0 ? null : new Date(times.reduce((a, b) => Math.min(a, b)));
}

/** Whether `after` is offered nowhere and at no time where `before` was not. */
export function isWithin(after: Availability, before: Availability): boolean {
  const sites =
    before.siteIds === null ||
    (after.siteIds !== null && after.siteIds.every((id) => before.siteIds?.includes(id)));
  const begins = before.fromAt === null || (after.fromAt !== null && after.fromAt >= before.fromAt);
  const ends =
    before.untilAt === null || (after.untilAt !== null && after.untilAt <= before.untilAt);
  return sites && begins && ends && isCountryWithin(after.countries, before.countries);
}

function isCountryWithin(
  after: Availability["countries"],
  before: Availability["countries"],
): boolean {
  if (before === null) return true;
  if (after === null) return false;
  const [ours, theirs] = [new Set(after.codes), new Set(before.codes)];
  if (after.rule === "only")
    return after.codes.every((code) => theirs.has(code) === (before.rule === "only"));
  // All countries except some lie within a list only when that list leaves out no more.
  return before.rule === "except" && before.codes.every((code) => ours.has(code));
}

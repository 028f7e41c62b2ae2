import type { GameAvailability } from "#contract/office/availability.ts";
import type { Speaking } from "#backoffice/describe-proposal.ts";
import { locales } from "#contract/locales.ts";

/** Where and when something is offered, in one line. */
export function availabilityWords(
  { sites, countries, from, until }: GameAvailability,
  hosts: ReadonlyMap<number, string>,
  { texts, format, locale }: Speaking,
): string {
  const words = texts.availability;
  const regions = new Intl.DisplayNames(locales[locale].intl, { type: "region" });
  const countryNames = countries?.codes.map((code) => regions.of(code) ?? code).join(", ") ?? "";
  const momentOf = (at: string) => `${format.date(at)} ${format.clock(at)}`;
  const parts = [
    sites && words.onSites(sites.map((id) => hosts.get(id) ?? String(id)).join(", ")),
    countries && (countries.rule === "only" ? words.onlyIn : words.exceptIn)(countryNames),
    from && words.begins(momentOf(from)),
    until && words.ends(momentOf(until)),
  ].filter((part) => part !== null);
  return parts.length === 0 ? words.always : parts.join(" · ");
}

import { statusParts, type StatusPartName } from "#contract/status.ts";
import type { SwitchName } from "#contract/office/settings.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Catalogue, Provider } from "#server/games/catalogue.ts";
import { switchedOff } from "#server/settings/switches/switches.ts";
import type { Broken } from "#server/status/store.ts";

/** What operators can switch off as a whole; the site itself has no switch. */
type SwitchedPart = Exclude<StatusPartName, "site">;
const partOfSwitch: Record<SwitchName, SwitchedPart> = {
  "sign-ins": "sign-ins",
  registrations: "registrations",
  deposits: "deposits",
  withdrawals: "withdrawals",
  games: "games",
  comp: "comp",
};

/** The part's name of a studio in the record. */
export const partOfProvider = ({ code }: Pick<Provider, "code">): string => `game-provider:${code}`;

export type Troubles = ReadonlyMap<string, Broken["cause"]>;

/** The parts that members cannot use, each with its cause, as this process sees them now. */
export async function troublesNow(
  db: Queryable,
  { providers }: Pick<Catalogue, "providers">,
): Promise<Troubles> {
  const troubles = new Map<string, Broken["cause"]>();
  for (const name of await switchedOff(db)) troubles.set(partOfSwitch[name], "switched_off");
  for (const provider of providers) {
    const cause = provider.isOn ? (provider.isAnswering ? null : "not_answering") : "switched_off";
    if (cause) troubles.set(partOfProvider(provider), cause);
  }
  return troubles;
}

/** Every part of which outages are recorded. */
export const recordedParts = ({ providers }: Pick<Catalogue, "providers">): string[] => [
  ...statusParts.filter((part) => part !== "site"),
  ...providers.map(partOfProvider),
];

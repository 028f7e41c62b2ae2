import type { Caller } from "#contract/calls.ts";
import type { SlotGame } from "#contract/games.ts";
import { section, type Section } from "#site/app/section.ts";

type Games = Promise<Section<SlotGame[]>>;

/** Lists requested since the page was loaded; a failed one is requested again. */
const asked = new Map<string, Games>();

/** The games of one slot provider, requested once. Only for browsers. */
export function loadSlots(call: Caller, company: string): Games {
  const known = asked.get(company);
  if (known) return known;
  const games = section(async () => {
    const answer = await call("get-slot-by-company", { company });
    return answer.status === "success" ? answer.games : null;
  });
  asked.set(company, games);
  void games.then(({ ok }) => ok || asked.delete(company));
  return games;
}

/** Starts loading a list when the member is likely to open it. */
export function prefetchSlots(call: Caller, company: string): void {
  void loadSlots(call, company);
}

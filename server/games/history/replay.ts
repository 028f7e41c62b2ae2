import type { GameRound } from "#contract/games.ts";
import type { Locale } from "#contract/locales.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { getAccount } from "#server/ledger/accounts.ts";
import type { CatalogueReader } from "#server/games/catalogue.ts";
import { seqOf, type ListedRound } from "#server/games/history/history.ts";
import * as store from "#server/games/history/store.ts";
import type { ProviderAdapter } from "#server/games/provider.ts";
import { getMemberRef } from "#server/games/store.ts";

/** Each replay is a call to its provider. */
export const REPLAYS_PER_MEMBER: ThrottleRule = { uses: 30, windowMs: 60_000 };

type Adapters = ReadonlyMap<string, ProviderAdapter>;
type ReplayServices = { db: Database; clock: Clock; adapters: Adapters };

/**
 * The address of the provider's page that shows a round of the member. Throws Refusal: `too_often`,
 * `not_found` (also for another member's round, one that is open or rolled back, and one whose
 * provider has no such page), `provider_unavailable`.
 */
export async function openReplay(
  { db, clock, adapters }: ReplayServices,
  memberId: bigint,
  { round, locale }: { round: string; locale: Locale },
): Promise<string> {
  await throttle(db, clock, `replay:${memberId}`, REPLAYS_PER_MEMBER);
  const account = await getAccount(db, memberId, "cash");
  const place = seqOf(round);
  if (place?.accountId !== account.id) throw new Refusal("not_found");
  const found = await store.findFinished(db, account, place.firstSeq);
  const adapter = adapters.get(found?.connection ?? "");
  if (!found || !adapter?.replay) throw new Refusal("not_found");
  const memberRef = await getMemberRef(db, memberId);
  return adapter.replay({ memberRef, roundRef: found.roundRef, locale });
}

/** The same rounds, each with whether its provider can show it again. */
export async function withReplays(
  { catalogue, adapters }: { catalogue: CatalogueReader; adapters: Adapters },
  rounds: readonly ListedRound[],
): Promise<GameRound[]> {
  const { byCode } = await catalogue();
  return rounds.map((round) => {
    const connection = byCode.get(round.gameCompany)?.connection ?? "";
    const hasPage = adapters.get(connection)?.replay !== undefined;
    return { ...round, hasReplay: hasPage && round.status === "closed" };
  });
}

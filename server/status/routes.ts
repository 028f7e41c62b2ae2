import type { HandlersOf } from "#contract/handler.ts";
import { statusParts, type statusCalls } from "#contract/status.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Offer } from "#server/games/availability/offered.ts";
import { STATUS_DAYS, type StatusReader } from "#server/status/history.ts";
import { partOfProvider, troublesNow } from "#server/status/now.ts";

type Services = { db: Queryable; clock: Clock; offered: Offer; status: StatusReader };

/** The state and the record of every part, and of the studios that the caller's site offers. */
export const statusRoutes = ({
  db,
  clock,
  offered,
  status,
}: Services): HandlersOf<keyof typeof statusCalls> => ({
  "get-status": async (context) => {
    const { providers } = await offered(context);
    const [recorded, troubles] = await Promise.all([status(), troublesNow(db, { providers })]);
    const historyOf = (part: string) => ({
      trouble: troubles.get(part) ?? null,
      ...recorded.of(part),
    });
    return {
      measuredAt: clock.now().toISOString(),
      days: STATUS_DAYS,
      parts: statusParts.map((part) => ({ part, ...historyOf(part) })),
      providers: providers.map((provider) => ({
        code: provider.code,
        category: provider.category,
        nameKo: provider.nameKo,
        nameEn: provider.nameEn,
        otherNames: provider.otherNames,
        ...historyOf(partOfProvider(provider)),
      })),
      unrecorded: recorded.unrecorded,
    };
  },
});

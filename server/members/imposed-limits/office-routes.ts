import type { LimitGround } from "#contract/limit-kinds.ts";
import type { imposedLimitCalls } from "#contract/office/imposed-limits.ts";
import type { OfficeInput } from "#contract/office/calls.ts";
import { objectOf } from "#server/members/administration/member-facts.ts";
import {
  assertLoosening,
  imposeLimit,
  loosenImposedLimit,
} from "#server/members/imposed-limits/imposed-limits.ts";
import { amountOf } from "#server/members/limits/own-limits.ts";
import {
  isCarriedOut,
  type Facts,
  type OfficeHandlersOf,
} from "#server/operators/office-handler.ts";

/** Limits that staff impose: one operator tightens, two loosen. */
export const imposedLimitRoutes: OfficeHandlersOf<keyof typeof imposedLimitCalls> = {
  "impose-limit": async (act, _context, { id, limit, from, ground }) => {
    const { amount, ...name } = limit;
    const [memberId, to] = [BigInt(id), amountOf(name.kind, amount)];
    await imposeLimit(act, { memberId, name, from: seen(limit, from), to }, ground);
    return { answer: {}, audit: { object: objectOf(memberId), ...factsOf(limit, from, ground) } };
  },
  "loosen-imposed-limit": async (act, context, { id, limit, from }) => {
    const { amount, ...name } = limit;
    const memberId = BigInt(id);
    const to = amount === null ? null : amountOf(name.kind, amount);
    const change = { memberId, name, from: amountOf(name.kind, from), to };
    const facts = { object: objectOf(memberId), ...factsOf(limit, from) };
    if (!isCarriedOut(context)) {
      await assertLoosening(act, change);
      return { proposes: facts };
    }
    await loosenImposedLimit(act, change);
    return { answer: {}, audit: facts };
  },
};

type Named = OfficeInput<"loosen-imposed-limit">["limit"];

const seen = ({ kind }: Named, from: number | null): bigint | null =>
  from === null ? null : amountOf(kind, from);

/** The limit with what was imposed and what is now: minutes for the time, whole won otherwise. */
function factsOf(
  { kind, period, product = "all", amount }: Named,
  from: number | null,
  ground?: LimitGround,
): { before: Facts; after: Facts } {
  const name = {
    limitKind: kind,
    limitPeriod: period,
    ...(product !== "all" && { limitProduct: product }),
  };
  const imposed = kind === "time" ? "imposedMinutes" : "imposed";
  return {
    before: { ...name, [imposed]: from },
    after: { ...name, [imposed]: amount, ...(ground && { ground }) },
  };
}

import type { jackpotChangeCalls } from "#contract/office/jackpot-changes.ts";
import type { jackpotOfficeCalls } from "#contract/office/jackpots.ts";
import { jackpotTiers, type JackpotTier } from "#contract/jackpot-tiers.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import * as funding from "#server/games/jackpots/funding/funding.ts";
import { jackpotPools } from "#server/games/jackpots/pools.ts";
import * as schemes from "#server/games/jackpots/schemes/schemes.ts";
import {
  isCarriedOut,
  type Facts,
  type OfficeHandlersOf,
  type OperatorContext,
} from "#server/operators/office-handler.ts";

type Names = keyof typeof jackpotOfficeCalls | keyof typeof jackpotChangeCalls;
type Handlers<Name extends Names> = Pick<OfficeHandlersOf<Names>, Name>;

const schemeObject = (id: number): string => `jackpot-scheme:${id}`;
const poolObject = (tier: JackpotTier): string => `jackpot-pool:${tier}`;

/** `MEGA` and the like in percent of a stake. */
const shareFacts = (shares: schemes.Shares): Facts =>
  Object.fromEntries(jackpotTiers.map((tier) => [`${tier}SharePercent`, shares[tier] / 100]));

/** The two operators behind an act that is carried out, and its proposal. */
function twoOperators(act: Act, { proposalId }: OperatorContext) {
  const { operatorId, checkerId } = operatorOf(act);
  if (checkerId === undefined || proposalId === undefined)
    throw new Error("money and shares of pools are changed by two operators");
  const by = { proposalId, madeBy: operatorId, checkedBy: checkerId, at: act.clock.now() };
  return by satisfies funding.TwoOperators;
}

/** The office's calls about pools, their money, and the shares that feed them. */
export const jackpotOfficeRoutes = (office: {
  db: Queryable;
  clock: Clock;
}): OfficeHandlersOf<Names> => ({
  "get-jackpot-pools": () => jackpotPools(office.db, office.clock),
  ...ofSchemes,
  ...ofPools,
});

const ofSchemes: Handlers<
  "add-jackpot-scheme" | "rename-jackpot-scheme" | "change-jackpot-shares" | "set-provider-scheme"
> = {
  "add-jackpot-scheme": async (act, _context, { reason: _reason, ...wanted }) => {
    const id = await schemes.addScheme(act.tx, wanted, act.clock.now());
    const after = { name: wanted.name, ...shareFacts(wanted) };
    return { answer: { id }, audit: { object: schemeObject(id), before: null, after } };
  },
  "rename-jackpot-scheme": async (act, _context, { reason: _reason, ...wanted }) => {
    await schemes.renameScheme(act.tx, wanted);
    const { scheme, expected, name } = wanted;
    const audit = { object: schemeObject(scheme), before: { name: expected }, after: { name } };
    return { answer: {}, audit };
  },
  "change-jackpot-shares": async (act, context, { reason: _reason, scheme, expected, ...to }) => {
    const changeable = await schemes.changeableScheme(act.tx, { scheme, expected, shares: to });
    const change = {
      object: schemeObject(scheme),
      before: shareFacts(changeable.before),
      after: shareFacts(to),
    };
    if (!isCarriedOut(context)) return { proposes: change };
    await schemes.changeShares(act.tx, changeable, to, twoOperators(act, context));
    return { answer: {}, audit: change };
  },
  "set-provider-scheme": async (act, context, { reason: _reason, ...wanted }) => {
    const given = await schemes.givableScheme(act.tx, wanted);
    const change = {
      object: `game-provider:${wanted.provider}`,
      before: { jackpotScheme: given.before?.name ?? null },
      after: {
        jackpotScheme: given.after?.name ?? null,
        ...(given.after && shareFacts(await schemes.sharesOf(act.tx, given.after.shareId))),
      },
    };
    if (!isCarriedOut(context)) return { proposes: change };
    await schemes.giveScheme(act.tx, given);
    return { answer: {}, audit: change };
  },
};

const ofPools: Handlers<"set-pool-start" | "fund-pool" | "empty-pool"> = {
  "set-pool-start": async (act, context, { tier, amount: won, expected }) => {
    const present = await funding.changeableStart(act.tx, { tier, won, expected });
    const change = {
      object: poolObject(tier),
      before: { startAmount: present },
      after: { startAmount: won },
    };
    if (!isCarriedOut(context)) return { proposes: change };
    await funding.setStart(act.tx, { tier, won });
    return { answer: {}, audit: change };
  },
  "fund-pool": async (act, context, { tier, amount: won }) => {
    const balance = toWon(await funding.fundable(act.tx, { tier, won }));
    const change = {
      object: poolObject(tier),
      before: { poolBalance: balance },
      after: { poolBalance: balance + won },
    };
    if (!isCarriedOut(context)) return { proposes: change };
    await funding.putIntoPool(act.tx, { tier, won }, twoOperators(act, context));
    return { answer: {}, audit: { ...change, after: { ...change.after, amount: won } } };
  },
  "empty-pool": async (act, context, { reason: _reason, ...wanted }) => {
    const amount = await funding.takeable(act.tx, wanted);
    const change = {
      object: poolObject(wanted.tier),
      before: { poolBalance: wanted.expected },
      after: { poolBalance: 0 },
    };
    if (!isCarriedOut(context)) return { proposes: change };
    await funding.takeFromPool(act.tx, { tier: wanted.tier, amount }, twoOperators(act, context));
    return { answer: {}, audit: change };
  },
};

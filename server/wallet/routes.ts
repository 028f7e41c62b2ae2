import type { Output } from "#contract/calls.ts";
import type { CallContext, HandlersOf } from "#contract/handler.ts";
import type { CompLine, walletCalls } from "#contract/wallet.ts";
import type { Acts } from "#server/kit/act.ts";
import { momentsOf } from "#server/kit/days.ts";
import { statementProof } from "#server/ledger/seals/statement-proof.ts";
import { fromWon, toWon, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getProfile } from "#server/members/profile.ts";
import { startOfSession } from "#server/members/sessions.ts";
import { signedIn } from "#server/members/signed-in.ts";
import { compRates, moneyRules } from "#server/settings/money-rules.ts";
import { ratesVersion } from "#server/settings/comp/rates.ts";
import { siteOf } from "#server/settings/sites.ts";
import { balancesOf } from "#server/wallet/balances.ts";
import { compCsv } from "#server/wallet/comp-file.ts";
import { convertComp, mayStillConvert } from "#server/wallet/comp.ts";
import { ownFigures, spanFigures } from "#server/wallet/figures.ts";
import {
  compLines,
  moneyLines,
  type CompLineOfRound,
  type EntryGames,
  type StatementAsk,
} from "#server/wallet/statement.ts";
import { statementCsv } from "#server/wallet/statement-file.ts";

export type WalletRoutesOptions = {
  acts: Acts;
  /** The money at providers that keep money; they are asked when the last answer is seconds old. */
  gameMoney(memberId: bigint): Promise<Money>;
  /** Adds the games whose rounds earned comp, which games know. */
  withGames(memberId: bigint, lines: CompLineOfRound[]): Promise<CompLine[]>;
  games: EntryGames;
};

type Span = { page?: number | undefined; from?: string | undefined; until?: string | undefined };

export const walletRoutes = (
  options: WalletRoutesOptions,
): HandlersOf<keyof typeof walletCalls> => {
  const { db } = options.acts;
  const askOf = async (context: CallContext, span: Span) => {
    const { timeZone } = await siteOf(db, context.host);
    return { moments: momentsOf(span, timeZone), page: span.page ?? 1, timeZone };
  };
  return {
    "get-in-game-balance": async (context) => {
      const { memberId, known } = signedIn(context);
      if (known && !known.isGameMoneyOld) {
        const { balance, in_balance: gameMoney, rolling, userId } = known.user;
        return { balance, gameMoney, rolling, userId };
      }
      const [balances, profile] = await Promise.all([
        balancesOf(db, memberId, options.gameMoney(memberId)),
        getProfile(db, memberId),
      ]);
      return { ...balances, userId: profile.loginId };
    },
    "roll-to-balance": async (context, { rolling }) => {
      const { memberId } = signedIn(context);
      const amount = rolling === undefined ? null : fromWon(rolling);
      const { timeZone } = await siteOf(db, context.host);
      const key = context.idempotencyKey;
      return convertComp(options.acts, { memberId, key, amount, timeZone });
    },
    "get-comp-list": async (context, span) =>
      compList(options, signedIn(context).memberId, await askOf(context, span)),
    "get-money-list": async (context, { kind, game, ...span }) =>
      moneyLines(db, options.games, signedIn(context).memberId, {
        ...(await askOf(context, span)),
        kind,
        game,
      }),
    "get-own-figures": async (context, { by }) => {
      const { timeZone } = await siteOf(db, context.host);
      const { memberId, sessionId } = signedIn(context);
      const visitAt = await startOfSession(db, sessionId);
      return {
        list: await ownFigures(options.acts, memberId, { by, timeZone }),
        spans: await spanFigures(options.acts, memberId, { visitAt, timeZone }),
      };
    },
    "get-statement-file": async (context, { form = "machine", kind, game, ...span }) => {
      const { moments, timeZone } = await askOf(context, span);
      const ask = { moments, timeZone, kind, game, form, locale: context.locale };
      return { lines: statementCsv(db, options.games, signedIn(context).memberId, ask) };
    },
    "get-comp-file": async (context, { form = "machine", ...span }) => {
      const { moments, timeZone } = await askOf(context, span);
      const ask = { moments, timeZone, form, locale: context.locale };
      return { lines: compCsv(db, options.withGames, signedIn(context).memberId, ask) };
    },
    "get-statement-proof": async (context, span) => {
      const { moments } = await askOf(context, span);
      const proof = await statementProof(db, signedIn(context).memberId, moments, context.host);
      if (!proof) throw new Refusal("too_many");
      return { lines: [JSON.stringify(proof, null, 1)] };
    },
  };
};

/** One page of a member's comp, and by which rules it is earned and converted. */
async function compList(
  { acts: { db, clock }, withGames }: WalletRoutesOptions,
  memberId: bigint,
  ask: StatementAsk,
): Promise<Output<"get-comp-list">> {
  const [{ list, maxCount }, rules, left, { level }, version] = await Promise.all([
    compLines(db, memberId, ask),
    moneyRules(db),
    mayStillConvert(db, clock, memberId, ask.timeZone),
    getProfile(db, memberId),
    ratesVersion(db),
  ]);
  return {
    list: await withGames(memberId, list),
    maxCount,
    min: toWon(rules.compConvertMin),
    step: toWon(rules.compConvertStep),
    leftToday: toWon(left),
    rates: await compRates(db, level),
    version,
  };
}

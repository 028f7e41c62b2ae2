import { insertWalletCall, noteAnswer } from "../books/wallet-calls.ts";
import type { Books } from "../books/books.ts";
import { noMoney, subtract, toText, type Amount } from "../money.ts";
import type { Verdict, WalletClient, WalletPath } from "../wallet/client.ts";
import type { Attempt, WagerDoor } from "./door.ts";
import { isSettlement, type WagerStep } from "./wager.ts";

type Tools = { books: Books; wallet: WalletClient; now: () => number };
type Call = { path: WalletPath; body: string };

/**
 * The door to a GCP-v2-compatible seamless wallet. It knows stakes, wins and roll-backs only, so:
 * a settlement without a win is `/finish`; a cash-out is a win; a settlement that is raised is a
 * further win of the difference; one that is lowered is a roll-back of the wins and, if something
 * is left, a new win; taking a settlement back is a roll-back of its wins.
 */
export function seamlessDoor(tools: Tools): WagerDoor {
  const through =
    (callsOf: (attempt: Attempt) => Call[]) =>
    async (attempt: Attempt): Promise<Verdict> => {
      let verdict: Verdict = { kind: "unknown", reason: "nothing was asked" };
      for (const call of callsOf(attempt)) {
        verdict = await ask(tools, attempt, call);
        if (verdict.kind !== "done") return verdict;
      }
      return verdict;
    };
  return {
    place: through((attempt) => [stakeCall(attempt)]),
    settle: through(settleCalls),
    cashOut: through(settleCalls),
    resettle: through(resettleCalls),
    unsettle: through(unsettleCalls),
    rollback: through((attempt) => [
      rollbackCall(attempt, [...winsInForce(attempt.earlier), stakeOf]),
    ]),
  };
}

async function ask(tools: Tools, attempt: Attempt, { path, body }: Call): Promise<Verdict> {
  const { wager, timeoutMs, stop } = attempt;
  const note = { table: "wager_calls", subject: wager.id, path, request: body } as const;
  const call = insertWalletCall(tools.books, { ...note, now: tools.now() });
  const exchange = await tools.wallet(path, body, timeoutMs, stop);
  noteAnswer(tools.books, "wager_calls", call, exchange, tools.now());
  return exchange.verdict;
}

const stakeOf = "bet";
const winOf = (step: WagerStep) => `win-${step.seq}`;

function header({ wager, session }: Attempt) {
  return {
    account_id: session.account,
    currency: session.currency,
    game_id: session.game,
    round: wager.id,
    ...(session.walletSession === null ? {} : { session_id: session.walletSession }),
  };
}

function movement(attempt: Attempt, type: "bet" | "win", name: string, amount: Amount): Call {
  const { round, ...rest } = header(attempt);
  const transactions = [{ id_provider: `${round}-${name}`, type, amount: toText(amount) }];
  const body = { ...rest, round_id: round, finished: type === "win", transactions };
  return { path: "betwin", body: JSON.stringify(body) };
}

const stakeCall = (attempt: Attempt): Call =>
  movement(attempt, "bet", stakeOf, attempt.wager.stake);

function finishCall(attempt: Attempt): Call {
  const { round, game_id: _, ...rest } = header(attempt);
  return { path: "finish", body: JSON.stringify({ ...rest, round_id: round }) };
}

function settleCalls(attempt: Attempt): Call[] {
  const { step } = attempt;
  if (step.payout === noMoney) return [finishCall(attempt)];
  return [movement(attempt, "win", winOf(step), step.payout)];
}

function resettleCalls(attempt: Attempt): Call[] {
  const { step, earlier } = attempt;
  const before = paidAfter(earlier);
  if (step.payout === before) return [finishCall(attempt)];
  const more = subtract(step.payout, before);
  if (more > noMoney) return [movement(attempt, "win", winOf(step), more)];
  const takenBack = rollbackCall(attempt, winsInForce(earlier));
  if (step.payout === noMoney) return [takenBack];
  return [takenBack, movement(attempt, "win", winOf(step), step.payout)];
}

/** What paid nothing has nothing to take back. */
function unsettleCalls(attempt: Attempt): Call[] {
  const wins = winsInForce(attempt.earlier);
  return [wins.length === 0 ? finishCall(attempt) : rollbackCall(attempt, wins)];
}

function rollbackCall(attempt: Attempt, names: readonly string[]): Call {
  const { round, ...rest } = header(attempt);
  const transactions = names.map((name) => ({
    id_provider: `${round}-rollback-${attempt.step.seq}-${name}`,
    type: "rollback",
    original_id_provider: `${round}-${name}`,
  }));
  const body = { ...rest, round_id_provider: round, finished: true, transactions };
  return { path: "rollback", body: JSON.stringify(body) };
}

/** What the player has been paid after these steps, all in all. */
export function paidAfter(steps: readonly WagerStep[]): Amount {
  let paid = noMoney;
  for (const step of steps) {
    if (isSettlement(step)) paid = step.payout;
    else if (step.kind === "unsettle" || step.kind === "rollback") paid = noMoney;
  }
  return paid;
}

/** Names of the wins that were paid and not taken back. */
function winsInForce(steps: readonly WagerStep[]): string[] {
  let wins: string[] = [];
  let paid = noMoney;
  for (const step of steps) {
    if (isSettlement(step)) {
      if (step.payout < paid) wins = [];
      if (step.payout !== paid && step.payout > noMoney) wins = [...wins, winOf(step)];
      paid = step.payout;
    } else if (step.kind === "unsettle" || step.kind === "rollback") {
      wins = [];
      paid = noMoney;
    }
  }
  return wins;
}

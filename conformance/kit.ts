import { strict as assert } from "node:assert";

/** A call as it is sent: the kit signs exactly these bytes. */
export type Request = {
  method: "POST" | "PUT";
  /** Below the wallet's address, without a leading slash. */
  path: string;
  headers: Record<string, string>;
  body: string;
};
export type Response = { status: number; headers: Record<string, string>; text: string };

/** How the kit reaches the wallet: over HTTP, or inside one process. */
export type Transport = (request: Request) => Promise<Response>;

/** A player of the wallet with at least 10,000 of the main unit, used by the kit only. */
export type Player = {
  ref: string;
  token: string;
  session: string;
  game: string;
  currency: string;
};

/**
 * The source of players. A wallet that cannot block a player or end a session on request omits
 * those functions; cases that need them are reported as skipped.
 */
export type Players = {
  fresh(): Promise<Player>;
  block?(player: Player): Promise<void>;
  endSession?(player: Player): Promise<void>;
};

/** The outcome of a call: `ok`, or the protocol's own code. */
export type Outcome = string;

type Stake = { id: string; round: string; amount: bigint; closes?: boolean };
export type Win = Stake & { reference: string | null };
export type RollBack = { id: string; original: string; round: string; amount: bigint };

/** Changes of a call that the wallet must refuse. */
export type Twist = {
  currency?: string;
  game?: string;
  /** Raw text in place of the amount. */
  amountText?: string;
  /** Changes the body before, or after, it is signed. */
  beforeSigning?(body: string): string;
  afterSigning?(body: string): string;
  /** Changes the headers at the end. */
  headers?(headers: Record<string, string>): Record<string, string>;
  /** The error of the kit's clock. */
  clockOffsetMs?: number;
};

/** One protocol as the cases use it. Amounts are hundred-thousandths of the main unit. */
export type Driver = {
  balance(player: Player, twist?: Twist): Promise<{ outcome: Outcome; balance: bigint }>;
  stake(player: Player, stake: Stake, twist?: Twist): Promise<Outcome>;
  win(player: Player, win: Win, twist?: Twist): Promise<Outcome>;
  rollBack(player: Player, rollBack: RollBack, twist?: Twist): Promise<Outcome>;
};

/** A protocol's answers where protocols differ; null where it does not have the case. */
export type Expectations = {
  badSignature: Outcome;
  /** A balance and a stake of a player whom the wallet does not know. */
  unknownPlayer: Outcome;
  changedRepeat: Outcome;
  /** The same stake in another round; null where stakes have no round. */
  movedRepeat: Outcome | null;
  otherPlayersRepeat: Outcome | null;
  insufficient: Outcome;
  rollBackOfUnknown: Outcome;
  lateStake: Outcome;
  rollBackAgain: Outcome;
  winAfterRollBack: Outcome;
  /** The roll-back of a stake whose win was paid, and whether the win is taken back with it. */
  rollBackAfterWin: { outcome: Outcome; gives: "stake" | "nothing" | "stake less win" };
  /** Whether wins can be rolled back by themselves. */
  rollsBackWins: boolean;
  stakeOfEndedSession: Outcome;
  stakeOfBlocked: Outcome;
  winWithoutStake: Outcome;
  zeroStake: Outcome;
  zeroWin: Outcome;
  otherCurrency: Outcome;
  lowerCaseCurrency: Outcome;
  hostileAmount: Outcome;
  /** A name with an invalid character. */
  oddName: Outcome;
  tooLarge: Outcome;
  /** A stake without one of its required parts. */
  incomplete: Outcome;
  /** Amounts, as the body spells them, that must be refused. */
  hostileAmounts: readonly string[];
  staleTimestamp: Outcome | null;
  unknownGame: Outcome | null;
};

export type Kit = {
  driver: Driver;
  players: Players;
  expected: Expectations;
  /** A new unique name. */
  name(what: string): string;
};

/** `section` is the number of the situation in the guide. */
export type Case<Of = Kit> = {
  section: number;
  title: string;
  needs?: "block" | "endSession";
  /** Whether the situation exists in a protocol; absent when it exists in all. */
  existsIn?(expected: Expectations): boolean;
  run(kit: Of): Promise<void>;
};

export const UNIT = 100_000n;

export class Broken extends Error {}

export function same(actual: unknown, expected: unknown, what: string): void {
  try {
    assert.deepEqual(actual, expected);
  } catch {
    throw new Broken(`${what}: expected ${show(expected)}, came ${show(actual)}`);
  }
}

const show = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === "bigint" ? `${part}` : part));

/** A player's balance. Throws Broken when the wallet does not answer it. */
export async function cashOf(driver: Driver, player: Player): Promise<bigint> {
  const { outcome, balance } = await driver.balance(player);
  same(outcome, "ok", "the balance");
  return balance;
}

/** Runs work and returns the change of the player's balance. */
export async function changeOf(
  driver: Driver,
  player: Player,
  work: () => Promise<void>,
): Promise<bigint> {
  const before = await cashOf(driver, player);
  await work();
  return (await cashOf(driver, player)) - before;
}

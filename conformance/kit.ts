import { strict as assert } from "node:assert";

/** A call as it goes out: the kit signs these very bytes. */
export type Request = {
  method: "POST" | "PUT";
  /** Under the wallet's address, without a slash before it. */
  path: string;
  headers: Record<string, string>;
  body: string;
};
export type Response = { status: number; headers: Record<string, string>; text: string };

/** How the kit reaches the wallet: over HTTP, or inside one process. */
export type Transport = (request: Request) => Promise<Response>;

/** A player of the wallet, with at least 10,000 of the main unit that only the kit moves. */
export type Player = {
  ref: string;
  token: string;
  session: string;
  game: string;
  currency: string;
};

/**
 * Where players come from. A wallet that cannot block a player or end a session on request
 * leaves those out; the cases that need them are then skipped and say so.
 */
export type Players = {
  fresh(): Promise<Player>;
  block?(player: Player): Promise<void>;
  endSession?(player: Player): Promise<void>;
};

/** What a call came to: `ok`, or the protocol's own code. */
export type Outcome = string;

type Stake = { id: string; round: string; amount: bigint; closes?: boolean };
export type Win = Stake & { reference: string | null };
export type RollBack = { id: string; original: string; round: string; amount: bigint };

/** What a case may change about a call, to see that the wallet refuses it. */
export type Twist = {
  currency?: string;
  game?: string;
  /** Written in place of the amount, to the letter. */
  amountText?: string;
  /** Changes the body before, or after, it is signed. */
  beforeSigning?(body: string): string;
  afterSigning?(body: string): string;
  /** Changes the headers when everything else is done. */
  headers?(headers: Record<string, string>): Record<string, string>;
  /** How far the kit's clock is from the true one. */
  clockOffsetMs?: number;
};

/** One protocol as the cases speak it. Amounts are hundred-thousandths of the main unit. */
export type Driver = {
  balance(player: Player, twist?: Twist): Promise<{ outcome: Outcome; balance: bigint }>;
  stake(player: Player, stake: Stake, twist?: Twist): Promise<Outcome>;
  win(player: Player, win: Win, twist?: Twist): Promise<Outcome>;
  rollBack(player: Player, rollBack: RollBack, twist?: Twist): Promise<Outcome>;
};

/** What a protocol answers where protocols differ; null where the case does not exist in it. */
export type Expectations = {
  badSignature: Outcome;
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
  /** A name with what is no letter in it. */
  oddName: Outcome;
  tooLarge: Outcome;
  /** A stake without one of its required parts. */
  incomplete: Outcome;
  /** Amounts, as the body spells them, that must move nothing. */
  hostileAmounts: readonly string[];
  staleTimestamp: Outcome | null;
  unknownGame: Outcome | null;
};

export type Kit = {
  driver: Driver;
  players: Players;
  expected: Expectations;
  /** A name that no run used before. */
  name(what: string): string;
};

/** `section` is the number of the situation in the guide. */
export type Case<Of = Kit> = {
  section: number;
  title: string;
  needs?: "block" | "endSession";
  /** Whether the situation exists in a protocol; absent where it does in all. */
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

/** What a player has; a wallet that does not say is broken. */
export async function cashOf(driver: Driver, player: Player): Promise<bigint> {
  const { outcome, balance } = await driver.balance(player);
  same(outcome, "ok", "the balance");
  return balance;
}

/** Runs work and says by how much it changed what the player has. */
export async function changeOf(
  driver: Driver,
  player: Player,
  work: () => Promise<void>,
): Promise<bigint> {
  const before = await cashOf(driver, player);
  await work();
  return (await cashOf(driver, player)) - before;
}

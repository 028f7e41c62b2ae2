import { randomUUID } from "node:crypto";
import { changeOf, same } from "#conformance/kit.ts";
import { stakeOf } from "#conformance/stakes.ts";
import type { Case, Driver, Expectations, Outcome, Player } from "#conformance/kit.ts";

const DAY_MS = 86_400_000;

/** The outcome of one call, and what was special about the call. */
type Said = { what: string; outcome: Outcome };

/** What a case without money asks with. */
export type Asking = {
  driver: Driver;
  /** The same wallet, called with another secret than its own. */
  impostor: Driver;
  player: Player;
  expected: Expectations;
  name(what: string): string;
};

/**
 * A case in which no wallet moves money, because it refuses each call before it looks for the
 * player. So it gives the same outcomes for a player whom the wallet does not know.
 */
export type CaseWithoutMoney = {
  section: number;
  name:
    | "amounts"
    | "incomplete"
    | "other-secret"
    | "rewritten"
    | "stale"
    | "unknown-player"
    | "unsigned";
  title: string;
  /** Whether a call has to be signed with the wallet's own secret. */
  isSigned: boolean;
  /** The only right outcome; null where the protocol does not have the situation. */
  expects(expected: Expectations): Outcome | null;
  ask(asking: Asking): Promise<readonly Said[]>;
};

/** A player whom the wallet does not know. */
export const strangerOf = (name: Asking["name"], game: string, currency: string): Player => ({
  ref: name("player"),
  token: name("token"),
  session: randomUUID(),
  game,
  currency,
});

export const casesWithoutMoney: readonly CaseWithoutMoney[] = [
  {
    section: 18,
    name: "amounts",
    title: "invalid amounts are refused",
    isSigned: true,
    expects: ({ hostileAmount }) => hostileAmount,
    async ask(asking) {
      const said: Said[] = [];
      for (const amountText of asking.expected.hostileAmounts) {
        const outcome = await asking.driver.stake(asking.player, stakeOf(asking), { amountText });
        said.push({ what: amountText, outcome });
      }
      return said;
    },
  },
  {
    section: 19,
    name: "stale",
    title: "a call signed a day ago or for tomorrow is refused where the time is signed",
    isSigned: true,
    expects: ({ staleTimestamp }) => staleTimestamp,
    async ask(asking) {
      const said: Said[] = [];
      for (const clockOffsetMs of [-DAY_MS, DAY_MS]) {
        const outcome = await asking.driver.stake(asking.player, stakeOf(asking), {
          clockOffsetMs,
        });
        said.push({ what: `${clockOffsetMs} ms`, outcome });
      }
      return said;
    },
  },
  {
    section: 20,
    name: "rewritten",
    title: "a body that was rewritten after signing is refused",
    isSigned: true,
    expects: ({ badSignature }) => badSignature,
    async ask(asking) {
      const outcome = await asking.driver.stake(asking.player, stakeOf(asking), {
        afterSigning: (body) => `${body}\n`,
      });
      return [{ what: "a line end", outcome }];
    },
  },
  {
    section: 20,
    name: "unsigned",
    title: "a call without a signature, or with a truncated one, is refused",
    isSigned: false,
    expects: ({ badSignature }) => badSignature,
    async ask(asking) {
      const said: Said[] = [];
      for (const keep of [0, 20]) {
        const headers = signatureCut(keep);
        const outcome = await asking.driver.stake(asking.player, stakeOf(asking), { headers });
        said.push({ what: `${keep} letters`, outcome });
      }
      return said;
    },
  },
  {
    section: 20,
    name: "other-secret",
    title: "a call that is signed with another secret is refused",
    isSigned: false,
    expects: ({ badSignature }) => badSignature,
    async ask(asking) {
      const { impostor, player } = asking;
      const { outcome } = await impostor.balance(player);
      const stake = await impostor.stake(player, stakeOf(asking));
      return [
        { what: "balance", outcome },
        { what: "stake", outcome: stake },
      ];
    },
  },
  {
    section: 21,
    name: "incomplete",
    title: "a call without a currency is refused",
    isSigned: true,
    expects: ({ incomplete }) => incomplete,
    async ask(asking) {
      const outcome = await asking.driver.stake(asking.player, stakeOf(asking), {
        beforeSigning: (body) => body.replace(/"currency":"[^"]*",/, ""),
      });
      return [{ what: "a stake", outcome }];
    },
  },
  {
    section: 39,
    name: "unknown-player",
    title: "a player whom the wallet does not know has no balance and places no stake",
    isSigned: true,
    expects: ({ unknownPlayer }) => unknownPlayer,
    async ask(asking) {
      const { driver, name, player } = asking;
      const stranger = strangerOf(name, player.game, player.currency);
      const { outcome } = await driver.balance(stranger);
      const stake = await driver.stake(stranger, stakeOf(asking));
      return [
        { what: "balance", outcome },
        { what: "stake", outcome: stake },
      ];
    },
  },
];

/** Keeps the first letters of each signature; none at all removes its header. */
const signatureCut = (keep: number) => (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]): [string, string] =>
        name.includes("sign") ? [name, value.slice(0, keep)] : [name, value],
      )
      .filter(([, value]) => value !== ""),
  );

/** The same case with a player of the wallet, whose balance must stay. */
export const withPlayer = (each: CaseWithoutMoney, impostorOf: () => Promise<Driver>): Case => ({
  section: each.section,
  title: each.title,
  existsIn: (expected) => each.expects(expected) !== null,
  async run(kit) {
    const player = await kit.players.fresh();
    const impostor = await impostorOf();
    const change = await changeOf(kit.driver, player, async () => {
      const wanted = each.expects(kit.expected);
      for (const { what, outcome } of await each.ask({ ...kit, player, impostor }))
        same(outcome, wanted, what);
    });
    same(change, 0n, "the change");
  },
});

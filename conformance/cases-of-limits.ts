import { changeOf, same, UNIT, type Case, type Kit, type Player } from "#conformance/kit.ts";
import { ONE, placed, stakeOf } from "#conformance/stakes.ts";

/** A win of twice the stake is paid. */
async function isPaid(
  kit: Kit,
  player: Player,
  stake: { id: string; round: string },
): Promise<void> {
  const win = { id: kit.name("win"), round: stake.round, amount: 2n * ONE, reference: stake.id };
  const change = await changeOf(kit.driver, player, async () => {
    same(await kit.driver.win(player, win), "ok", "the win");
  });
  same(change, 2n * ONE, "the change");
}

/** A stake is refused and takes nothing. */
async function isRefused(kit: Kit, player: Player, outcome: string): Promise<void> {
  const change = await changeOf(kit.driver, player, async () => {
    same(await kit.driver.stake(player, stakeOf(kit)), outcome, "the stake");
  });
  same(change, 0n, "the change");
}

/**
 * Wins and roll-backs after the right to stake has ended, and the limits of amounts.
 */
export const casesOfLimits: readonly Case[] = [
  {
    section: 11,
    title: "after a session has ended, a stake is refused and a win is paid",
    needs: "endSession",
    async run(kit) {
      const player = await kit.players.fresh();
      const stake = await placed(kit, player);
      await kit.players.endSession?.(player);
      const outcome = await kit.driver.stake(player, stakeOf(kit));
      same(outcome, kit.expected.stakeOfEndedSession, "the stake");
      const win = { id: kit.name("win"), round: stake.round, amount: ONE, reference: stake.id };
      same(await kit.driver.win(player, win), "ok", "the win");
    },
  },
  {
    section: 11,
    title: "after a session has ended, its stake can be rolled back",
    needs: "endSession",
    async run(kit) {
      const player = await kit.players.fresh();
      const { id, round, amount } = await placed(kit, player);
      await kit.players.endSession?.(player);
      const back = { id: kit.name("back"), original: id, round, amount };
      same(await kit.driver.rollBack(player, back), "ok", "the roll-back");
    },
  },
  {
    section: 12,
    title: "a win after its round was closed is paid",
    async run(kit) {
      const player = await kit.players.fresh();
      await isPaid(kit, player, await placed(kit, player, { closes: true }));
    },
  },
  {
    section: 13,
    title: "a blocked player's stakes are refused, wins paid and roll-backs booked",
    needs: "block",
    async run(kit) {
      const player = await kit.players.fresh();
      const [won, undone] = [await placed(kit, player), await placed(kit, player)];
      await kit.players.block?.(player);
      await isRefused(kit, player, kit.expected.stakeOfBlocked);
      await isPaid(kit, player, won);
      const { id, round, amount } = undone;
      const back = { id: kit.name("back"), original: id, round, amount };
      same(await kit.driver.rollBack(player, back), "ok", "the roll-back");
    },
  },
  {
    section: 14,
    title: "a win without a stake",
    async run(kit) {
      const player = await kit.players.fresh();
      const { winWithoutStake } = kit.expected;
      const reference = kit.name("never-placed");
      const win = { id: kit.name("win"), round: kit.name("round"), amount: ONE, reference };
      const change = await changeOf(kit.driver, player, async () => {
        same(await kit.driver.win(player, win), winWithoutStake, "the win");
      });
      same(change, winWithoutStake === "ok" ? ONE : 0n, "the change");
    },
  },
  {
    section: 15,
    title: "a stake and a win of zero",
    async run(kit) {
      const player = await kit.players.fresh();
      const stake = await placed(kit, player);
      const change = await changeOf(kit.driver, player, async () => {
        same(await kit.driver.stake(player, stakeOf(kit, 0n)), kit.expected.zeroStake, "the stake");
        const win = { id: kit.name("win"), round: stake.round, amount: 0n, reference: stake.id };
        same(await kit.driver.win(player, win), kit.expected.zeroWin, "the win");
      });
      same(change, 0n, "the change");
    },
  },
  {
    section: 16,
    title: "another currency than the wallet's is refused",
    async run(kit) {
      const player = await kit.players.fresh();
      const currency = player.currency === "EUR" ? "USD" : "EUR";
      const change = await changeOf(kit.driver, player, async () => {
        const outcome = await kit.driver.stake(player, stakeOf(kit), { currency });
        same(outcome, kit.expected.otherCurrency, "the stake");
      });
      same(change, 0n, "the change");
    },
  },
  {
    section: 17,
    title: "a lower-case currency is refused",
    async run(kit) {
      const player = await kit.players.fresh();
      const currency = player.currency.toLowerCase();
      const change = await changeOf(kit.driver, player, async () => {
        const outcome = await kit.driver.stake(player, stakeOf(kit), { currency });
        same(outcome, kit.expected.lowerCaseCurrency, "the stake");
      });
      same(change, 0n, "the change");
    },
  },
  {
    section: 18,
    title: "the smallest amounts are booked exactly",
    async run(kit) {
      const player = await kit.players.fresh();
      const change = await changeOf(kit.driver, player, async () => {
        for (const amount of [1n, 115_000n, 1_210_000n])
          same(await kit.driver.stake(player, stakeOf(kit, amount)), "ok", `${amount}`);
      });
      same(change, -1_325_001n, "the change");
    },
  },
  {
    section: 21,
    title: "unknown fields are ignored",
    async run(kit) {
      const player = await kit.players.fresh();
      const outcome = await kit.driver.stake(player, stakeOf(kit), {
        beforeSigning: (body) => body.replace(/^\{/, '{"colour":{"of":["money",1e3]},'),
      });
      same(outcome, "ok", "the stake");
    },
  },
  {
    section: 30,
    title: "a stake at an unknown game is refused",
    existsIn: ({ unknownGame }) => unknownGame !== null,
    async run(kit) {
      const player = await kit.players.fresh();
      const change = await changeOf(kit.driver, player, async () => {
        const outcome = await kit.driver.stake(player, stakeOf(kit), { game: "no-such-game" });
        same(outcome, kit.expected.unknownGame, "the stake");
      });
      same(change, 0n, "the change");
    },
  },
  {
    section: 38,
    title: "names of rounds are stored exactly",
    async run(kit) {
      const player = await kit.players.fresh();
      const name = kit.name("Round-A");
      for (const round of [name, name.toLowerCase(), name.replaceAll("-", ""), `${name} `])
        same(await kit.driver.stake(player, { ...stakeOf(kit, UNIT), round }), "ok", round);
    },
  },
];

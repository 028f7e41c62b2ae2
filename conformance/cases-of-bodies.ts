import { changeOf, same, UNIT, type Case } from "#conformance/kit.ts";
import { ONE, placed, stakeOf } from "#conformance/stakes.ts";

/** Unusual bodies: which a wallet accepts, and which it refuses permanently. */
export const casesOfBodies: readonly Case[] = [
  {
    section: 30,
    title: "wins and roll-backs of an unknown game are booked",
    existsIn: ({ unknownGame }) => unknownGame !== null,
    async run(kit) {
      const player = await kit.players.fresh();
      const [won, undone] = [await placed(kit, player), await placed(kit, player)];
      const change = await changeOf(kit.driver, player, async () => {
        const game = "no-such-game";
        const win = { ...won, id: kit.name("win"), reference: won.id };
        same(await kit.driver.win(player, win, { game }), "ok", "the win");
        same(await kit.driver.win(player, win, { game }), "ok", "the same again");
        const back = { ...undone, id: kit.name("back"), original: undone.id };
        same(await kit.driver.rollBack({ ...player, game }, back), "ok", "the roll-back");
      });
      same(change, 2n * ONE, "the change");
    },
  },
  {
    section: 18,
    title: "an amount above the limit of a call is refused permanently",
    async run(kit) {
      const player = await kit.players.fresh();
      const stake = await placed(kit, player);
      const change = await changeOf(kit.driver, player, async () => {
        for (const amount of [10_000_000_001n * UNIT, 2n ** 63n - 1n]) {
          const outcome = await kit.driver.stake(player, stakeOf(kit, amount));
          same(outcome, kit.expected.hostileAmount, "the stake");
          const win = { id: kit.name("win"), round: stake.round, amount, reference: stake.id };
          same(await kit.driver.win(player, win), kit.expected.hostileAmount, "the win");
        }
      });
      same(change, 0n, "the change");
    },
  },
  {
    section: 38,
    title: "names that are not valid text are refused permanently",
    async run(kit) {
      const player = await kit.players.fresh();
      const change = await changeOf(kit.driver, player, async () => {
        for (const odd of ["\\u0000", "\\ud800", "\\udc00x"])
          for (const part of ["round", "stake"]) {
            const outcome = await kit.driver.stake(player, stakeOf(kit), {
              beforeSigning: (body) => body.replace(`-${part}"`, `-${part}${odd}"`),
            });
            // A sport bet has no round, so nothing was changed.
            if (part === "stake" || outcome !== "ok") same(outcome, kit.expected.oddName, odd);
          }
      });
      same(change <= 0n, true, "the change");
    },
  },
  {
    section: 20,
    title: "a body above 64 KiB is refused with the protocol's code",
    async run(kit) {
      const player = await kit.players.fresh();
      const change = await changeOf(kit.driver, player, async () => {
        const outcome = await kit.driver.stake(player, stakeOf(kit), {
          beforeSigning: (body) => body.replace(/^\{/, `{"padding":"${"x".repeat(70_000)}",`),
        });
        same(outcome, kit.expected.tooLarge, "the stake");
      });
      same(change, 0n, "the change");
    },
  },
];

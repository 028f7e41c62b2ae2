import { cashOf, changeOf, same, UNIT, type Case, type Kit } from "#conformance/kit.ts";
import { ONE, placed, stakeOf, type Placed } from "#conformance/stakes.ts";

const winOf = ({ name }: Kit, stake: Placed, amount = 2n * ONE) => ({
  id: name("win"),
  round: stake.round,
  amount,
  reference: stake.id,
});

const rollBackOf = ({ name }: Kit, undone: { id: string; round: string; amount: bigint }) => ({
  id: name("back"),
  original: undone.id,
  round: undone.round,
  amount: undone.amount,
});

/** Situations that integrations often get wrong; numbers are those in docs/providers.md. */
export const cases: readonly Case[] = [
  {
    section: 1,
    title: "a repeated stake takes no money and gets the first answer",
    async run(kit) {
      const player = await kit.players.fresh();
      const stake = stakeOf(kit);
      const change = await changeOf(kit.driver, player, async () => {
        for (let i = 0; i < 3; i++) same(await kit.driver.stake(player, stake), "ok", `try ${i}`);
      });
      same(change, -ONE, "the change");
    },
  },
  {
    section: 1,
    title: "a repeated win pays once",
    async run(kit) {
      const player = await kit.players.fresh();
      const win = winOf(kit, await placed(kit, player));
      const change = await changeOf(kit.driver, player, async () => {
        for (let i = 0; i < 3; i++) same(await kit.driver.win(player, win), "ok", `try ${i}`);
      });
      same(change, 2n * ONE, "the change");
    },
  },
  {
    section: 2,
    title: "a stake's id with another amount is refused",
    async run(kit) {
      const player = await kit.players.fresh();
      const stake = await placed(kit, player);
      const change = await changeOf(kit.driver, player, async () => {
        const changed = { ...stake, amount: 2n * ONE };
        same(await kit.driver.stake(player, changed), kit.expected.changedRepeat, "the repeat");
      });
      same(change, 0n, "the change");
    },
  },
  {
    section: 2,
    title: "a stake's id in another round is refused",
    existsIn: ({ movedRepeat }) => movedRepeat !== null,
    async run(kit) {
      const player = await kit.players.fresh();
      const stake = await placed(kit, player);
      const change = await changeOf(kit.driver, player, async () => {
        const changed = { ...stake, round: kit.name("round") };
        same(await kit.driver.stake(player, changed), kit.expected.movedRepeat, "the repeat");
      });
      same(change, 0n, "the change");
    },
  },
  {
    section: 2,
    title: "a stake's id for another player is refused",
    existsIn: ({ otherPlayersRepeat }) => otherPlayersRepeat !== null,
    async run(kit) {
      const [player, other] = [await kit.players.fresh(), await kit.players.fresh()];
      const stake = await placed(kit, player);
      const change = await changeOf(kit.driver, other, async () => {
        same(await kit.driver.stake(other, stake), kit.expected.otherPlayersRepeat, "the repeat");
      });
      same(change, 0n, "the change");
    },
  },
  {
    section: 3,
    title: "twenty concurrent copies of one stake are booked once",
    async run(kit) {
      const player = await kit.players.fresh();
      const stake = stakeOf(kit);
      const change = await changeOf(kit.driver, player, async () => {
        const copies = Array.from({ length: 20 }, () => kit.driver.stake(player, stake));
        same(new Set(await Promise.all(copies)), new Set(["ok"]), "the answers");
      });
      same(change, -ONE, "the change");
    },
  },
  {
    section: 4,
    title: "of two concurrent stakes with money for one, exactly one is taken",
    async run(kit) {
      const player = await kit.players.fresh();
      const all = await cashOf(kit.driver, player);
      const stakes = [stakeOf(kit, all), stakeOf(kit, all)];
      const answers = await Promise.all(stakes.map((stake) => kit.driver.stake(player, stake)));
      const wanted = ["ok", kit.expected.insufficient].sort();
      same([...answers].sort(), wanted, "the answers");
      same(await cashOf(kit.driver, player), 0n, "what is left");
    },
  },
  {
    section: 4,
    title: "a stake above the balance is refused and takes nothing",
    async run(kit) {
      const player = await kit.players.fresh();
      const all = await cashOf(kit.driver, player);
      const answer = await kit.driver.stake(player, stakeOf(kit, all + 1n));
      same(answer, kit.expected.insufficient, "the stake");
      same(await cashOf(kit.driver, player), all, "what is left");
    },
  },
  {
    section: 5,
    title: "a roll-back before its stake refuses the late stake",
    async run(kit) {
      const player = await kit.players.fresh();
      const stake = stakeOf(kit);
      const change = await changeOf(kit.driver, player, async () => {
        const back = await kit.driver.rollBack(player, rollBackOf(kit, stake));
        same(back, kit.expected.rollBackOfUnknown, "the roll-back");
        same(await kit.driver.stake(player, stake), kit.expected.lateStake, "the late stake");
      });
      same(change, 0n, "the change");
    },
  },
  {
    section: 6,
    title: "a stake and its concurrent roll-back leave the balance unchanged, forty times",
    async run(kit) {
      const player = await kit.players.fresh();
      const change = await changeOf(kit.driver, player, async () => {
        const races = Array.from({ length: 40 }, async (_, at) => {
          const stake = stakeOf(kit, UNIT);
          const back = () => kit.driver.rollBack(player, rollBackOf(kit, stake));
          const place = () => kit.driver.stake(player, stake);
          await Promise.all(at % 2 ? [place(), back()] : [back(), place()]);
          // In protocols where an unknown stake is an error, the provider repeats the roll-back.
          await back();
        });
        await Promise.all(races);
      });
      same(change, 0n, "the change");
    },
  },
  {
    section: 7,
    title: "a repeated roll-back returns the stake once",
    async run(kit) {
      const player = await kit.players.fresh();
      const stake = await placed(kit, player);
      const back = rollBackOf(kit, stake);
      const change = await changeOf(kit.driver, player, async () => {
        same(await kit.driver.rollBack(player, back), "ok", "the roll-back");
        same(await kit.driver.rollBack(player, back), "ok", "the same again");
      });
      same(change, ONE, "the change");
    },
  },
  {
    section: 7,
    title: "a second roll-back of one stake returns nothing",
    async run(kit) {
      const player = await kit.players.fresh();
      const stake = await placed(kit, player);
      const change = await changeOf(kit.driver, player, async () => {
        same(await kit.driver.rollBack(player, rollBackOf(kit, stake)), "ok", "the roll-back");
        const second = await kit.driver.rollBack(player, rollBackOf(kit, stake));
        same(second, kit.expected.rollBackAgain, "the second");
      });
      same(change, ONE, "the change");
    },
  },
  {
    section: 7,
    title: "a roll-back that names another round returns the stake",
    existsIn: ({ movedRepeat }) => movedRepeat !== null,
    async run(kit) {
      const player = await kit.players.fresh();
      const stake = await placed(kit, player);
      const back = { ...rollBackOf(kit, stake), round: kit.name("another-round") };
      const change = await changeOf(kit.driver, player, async () => {
        same(await kit.driver.rollBack(player, back), "ok", "the roll-back");
        same(await kit.driver.rollBack(player, back), "ok", "the same again");
      });
      same(change, ONE, "the change");
    },
  },
  {
    section: 8,
    title: "a win after the roll-back of its stake",
    async run(kit) {
      const player = await kit.players.fresh();
      const { winAfterRollBack } = kit.expected;
      const stake = await placed(kit, player);
      same(await kit.driver.rollBack(player, rollBackOf(kit, stake)), "ok", "the roll-back");
      const change = await changeOf(kit.driver, player, async () => {
        same(await kit.driver.win(player, winOf(kit, stake)), winAfterRollBack, "the win");
      });
      same(change, winAfterRollBack === "ok" ? 2n * ONE : 0n, "the change");
    },
  },
  {
    section: 8,
    title: "a win after a roll-back that came before its stake",
    async run(kit) {
      const player = await kit.players.fresh();
      const { winAfterRollBack } = kit.expected;
      const stake = stakeOf(kit);
      const back = await kit.driver.rollBack(player, rollBackOf(kit, stake));
      same(back, kit.expected.rollBackOfUnknown, "the roll-back");
      const change = await changeOf(kit.driver, player, async () => {
        same(await kit.driver.win(player, winOf(kit, stake)), winAfterRollBack, "the win");
      });
      same(change, winAfterRollBack === "ok" ? 2n * ONE : 0n, "the change");
    },
  },
  {
    section: 9,
    title: "a roll-back after the win was paid is booked completely or not at all",
    async run(kit) {
      const player = await kit.players.fresh();
      const { outcome, gives } = kit.expected.rollBackAfterWin;
      const stake = await placed(kit, player);
      same(await kit.driver.win(player, winOf(kit, stake)), "ok", "the win");
      const change = await changeOf(kit.driver, player, async () => {
        same(await kit.driver.rollBack(player, rollBackOf(kit, stake)), outcome, "the roll-back");
      });
      same(change, { stake: ONE, nothing: 0n, "stake less win": -ONE }[gives], "the change");
    },
  },
  {
    section: 10,
    title: "a spent win is taken back as far as the balance allows",
    existsIn: ({ rollsBackWins }) => rollsBackWins,
    async run(kit) {
      const player = await kit.players.fresh();
      const stake = await placed(kit, player);
      const win = winOf(kit, stake, 5n * ONE);
      same(await kit.driver.win(player, win), "ok", "the win");
      await placed(kit, player, { amount: (await cashOf(kit.driver, player)) - ONE });
      same(await kit.driver.rollBack(player, rollBackOf(kit, win)), "ok", "the roll-back");
      same(await cashOf(kit.driver, player), 0n, "what is left");
    },
  },
];

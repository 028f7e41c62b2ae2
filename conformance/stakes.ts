import { same, UNIT, type Kit, type Player } from "#conformance/kit.ts";

export const ONE = 1_000n * UNIT;

/** A stake of one player in a new round. */
export const stakeOf = ({ name }: Pick<Kit, "name">, amount = ONE, closes = false) => ({
  id: name("stake"),
  round: name("round"),
  amount,
  closes,
});
export type Placed = ReturnType<typeof stakeOf>;

/** The same, accepted by the wallet. */
export async function placed(
  kit: Kit,
  player: Player,
  { amount = ONE, closes = false } = {},
): Promise<Placed> {
  const stake = stakeOf(kit, amount, closes);
  same(await kit.driver.stake(player, stake), "ok", "the stake");
  return stake;
}

import { beforeAll, describe, expect, it } from "vitest";
import { UNIT, type Player } from "#conformance/kit.ts";
import { protocols } from "#conformance/run.ts";
import type { Protocol } from "#conformance/protocols/protocol.ts";
import { useTestApp } from "#tests/support/app.ts";
import { holdAccount } from "#tests/support/held-accounts.ts";
import { walletOf } from "#tests/support/provider-wallets.ts";

const ONE = 1_000n * UNIT;
/** More than all connections of the process together. */
const STUCK_CALLS = 40;

/**
 * A provider whose calls get stuck: the account of its member is locked for as long as the test
 * wants, while the provider goes on sending calls about it.
 */
describe.each(protocols)("while the calls of $name wait for a locked account", (slow) => {
  const test = useTestApp();
  let next = 0;
  const stakeOf = () => ({ id: `beside-${next++}`, round: `beside-round-${next}`, amount: ONE });

  /** A stake and its roll-back, which take the two ways to the ledger. */
  const play = async (protocol: Protocol, player: Player) => {
    const { driver } = walletOf(test, protocol);
    const stake = stakeOf();
    const back = { ...stake, id: `${stake.id}-back`, original: stake.id };
    return [await driver.stake(player, stake), await driver.rollBack(player, back)];
  };

  const others = protocols.filter((protocol) => protocol !== slow);
  const players = new Map<Protocol, Player>();
  beforeAll(async () => {
    for (const protocol of protocols) {
      const player = await walletOf(test, protocol).players.fresh();
      players.set(protocol, player);
      await play(protocol, player);
    }
  });

  it("every other provider's stakes and roll-backs are booked", async () => {
    const { driver } = walletOf(test, slow);
    const stuck = players.get(slow) as Player;
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    const { over } = await holdAccount(test, stuck, until);
    let isHeld = true;
    const sent = Array.from({ length: STUCK_CALLS }, async (_, at) => {
      const stake = stakeOf();
      const back = { ...stake, id: `${stake.id}-back`, original: stake.id };
      while (isHeld)
        await (at % 2 === 0 ? driver.stake(stuck, stake) : driver.rollBack(stuck, back));
    });
    try {
      for (const protocol of others)
        expect([protocol.name, ...(await play(protocol, players.get(protocol) as Player))]).toEqual(
          [protocol.name, "ok", "ok"],
        );
    } finally {
      isHeld = false;
      release();
      await Promise.all([over, ...sent]);
    }
    expect(await play(slow, stuck)).toEqual(["ok", "ok"]);
  });
});

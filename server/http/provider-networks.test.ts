import { describe, expect, it } from "vitest";
import { kitOf, protocols } from "#conformance/run.ts";
import type { Transport } from "#conformance/kit.ts";
import { connectionsAt, useTestApp } from "#tests/support/app.ts";
import { walletOf } from "#tests/support/provider-wallets.ts";

const inside = "203.0.113.7";
const outside = "198.51.100.7";

describe("the networks of a connection", () => {
  const networks = ["203.0.113.0/24", "2001:db8::/32"];
  const connections = connectionsAt("http://127.0.0.1:9").map((each) => ({ ...each, networks }));
  const test = useTestApp({ connections });

  it.each(protocols)(
    "$name: a call from another network gets the answer of a bad signature, is logged and moves no money",
    async (protocol) => {
      const wallet = walletOf(test, protocol);
      let from = outside;
      const transport: Transport = async ({ method, path, headers, body }) => {
        const answer = await test.app.server.inject({
          method,
          url: `/providers/${wallet.connection}/${path}`,
          headers,
          payload: body,
          remoteAddress: from,
        });
        return {
          status: answer.statusCode,
          headers: answer.headers as Record<string, string>,
          text: answer.payload,
        };
      };
      const kit = kitOf(protocol, { ...wallet, transport });
      const player = await kit.players.fresh();
      const at = test.logged.length;
      const stake = { id: kit.name("stake"), round: kit.name("round"), amount: 1_000_00000n };
      expect(await kit.driver.stake(player, stake)).toEqual(kit.expected.badSignature);
      await expect.poll(() => test.logged.slice(at).join("")).toContain('"reason":"network"');
      expect(test.logged.slice(at).join("")).toContain(outside);
      from = inside;
      const before = await kit.driver.balance(player);
      expect(before.balance).toBe(100_000_00000n);
      expect(await kit.driver.stake(player, stake)).toBe("ok");
      expect((await kit.driver.balance(player)).balance).toBe(99_000_00000n);
    },
  );
});

import { describe, expect, it } from "vitest";
import { casesOf, kitOf, protocols } from "#conformance/run.ts";
import { checkRounds } from "#server/games/checks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { walletOf } from "#tests/support/provider-wallets.ts";

/** The kit's own cases, in this process: what a studio runs against a deployed wallet. */
describe.each(protocols)("the $name wallet", (protocol) => {
  const test = useTestApp();
  const wallet = walletOf(test, protocol);
  const kit = kitOf(protocol, wallet);

  for (const { section, title, run } of casesOf(protocol, wallet.transport, wallet.secret))
    it(`11.${section} ${title}`, async () => {
      await run(kit);
      expect(await checkRounds(test.app.db.pool)).toEqual([]);
      expect(test.logged.join("")).not.toContain("provider call failed");
    });
});

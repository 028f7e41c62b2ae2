import { expect, it } from "vitest";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { useTestApp } from "#tests/support/app.ts";

const test = useTestApp();

it("an alert rule that fails is named, and the rules before and after it are looked at", async () => {
  await test.app.db.query("update alert_settings set looked_until = null");
  await test.owner.query("alter table game_money rename to game_money_away");
  await expect(watchAlerts(test.app.acts)).rejects.toThrow(/^rule provider_float failed$/);
  await test.owner.query("alter table game_money_away rename to game_money");
  const rows = await test.app.db.query<{ rule: string }>(
    "select rule from alert_settings where looked_until is null",
  );
  expect(rows).toEqual([{ rule: "provider_float" }]);
});

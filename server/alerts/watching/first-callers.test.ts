import { describe, expect, it } from "vitest";
import type { Alert } from "#contract/office/alerts.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("alerts about new secrets", () => {
  const test = useTestApp();
  const raised = async () => {
    await watchAlerts(test.app.acts);
    const reader = await operatorWithRole(test, "viewer");
    const { body } = await officeCall(test, "get-alerts", { view: "open" }, reader);
    return (body["alerts"] as Alert[]).filter(({ rule }) => rule === "secret_used");
  };

  it("the first use of a new secret from an address raises one alert that names the address", async () => {
    await test.app.db.query(
      `with written as (
         insert into game_credentials (connection, secret, set_at, set_by)
         values ('acme', '\\x01', $1, 1) returning id)
       insert into game_credential_callers (credential_id, address, first_at)
       select id, address::inet, $1 from written, unnest($2::text[]) address`,
      [test.clock.now(), ["203.0.113.7", "198.51.100.9"]],
    );
    const facts = async () => (await raised()).map((alert) => alert.facts);
    const found = [
      { connection: "acme", address: "203.0.113.7" },
      { connection: "acme", address: "198.51.100.9" },
    ];
    expect(await facts()).toEqual(expect.arrayContaining(found));
    expect(await facts(), "each once").toHaveLength(2);
  });
});

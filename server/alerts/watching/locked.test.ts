import { expect, it } from "vitest";
import type { Alert } from "#contract/office/alerts.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole, signInToOffice } from "#tests/support/office.ts";

const test = useTestApp();

it("a sign-in of staff that three wrong attempts lock raises one alert with its id and network, at the third", async () => {
  const raised = async () => {
    await watchAlerts(test.app.acts);
    const reader = await operatorWithRole(test, "viewer");
    const { body } = await officeCall(test, "get-alerts", { view: "open" }, reader);
    return (body["alerts"] as Alert[]).filter(({ rule }) => rule === "staff_locked");
  };
  const wrong = (loginId: string) =>
    officeCall(test, "sign-in", { loginId, password: "not-the-password" }, "");
  // A right password after two wrong ones keeps the sign-in open.
  await wrong("operator2");
  await wrong("operator2");
  await signInToOffice(test, "operator2");
  await wrong("operator1");
  await wrong("operator1");
  expect(await raised()).toEqual([]);
  await wrong("operator1");
  expect(await raised()).toMatchObject([
    { facts: { loginId: "operator1", count: 3, address: "127.0.0.1" }, endedAt: null },
  ]);
  expect((await wrong("operator1")).body["status"]).toBe("time");
  test.clock.advance(16 * 60_000);
  const [ended, ...others] = await raised();
  expect([ended?.endedAt === null, others]).toEqual([false, []]);
});

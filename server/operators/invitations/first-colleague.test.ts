import { expect, it } from "vitest";
import { systemClock } from "#server/kit/clock.ts";
import { isOneAlone, invite, openInvitations } from "#server/operators/invitations/invitations.ts";
import { takeOn } from "#server/operators/staff.ts";
import { APP_SECRET } from "#tests/support/template.ts";
import { useTestDatabase } from "#tests/support/database.ts";

const database = useTestDatabase();
const takeOnAdmin = (loginId: string) =>
  takeOn(database.db, APP_SECRET, {
    loginId,
    name: loginId,
    role: "admin",
    password: "a-long-enough-secret",
  });

it("the only operator invites alone; from the second on an invitation needs two", async () => {
  const { operatorId } = await takeOnAdmin("first");
  await database.db.transaction(async (tx) => {
    expect(await isOneAlone(tx)).toBe(true);
    const by = { madeBy: operatorId, checkedBy: null, accessUntil: null };
    const invitation = { loginId: "second", name: "둘째", role: "cashier-lead" } as const;
    await invite(tx, systemClock, { ...invitation, reason: "to begin", ...by });
  });
  expect(await openInvitations(database.db, systemClock, operatorId)).toMatchObject([
    { loginId: "second", mayMakeLink: true },
  ]);
  await takeOnAdmin("third");
  // Suspended operators still count: suspending the others does not make an operator the only one.
  await database.db.query("update operators set status = 'suspended' where login_id = 'third'");
  expect(await database.db.transaction(isOneAlone)).toBe(false);
});

import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { takeOn } from "#server/operators/staff.ts";
import type { TestApp } from "#tests/support/app.ts";
import { ruleToTurnOff } from "#tests/support/passkeys.ts";
import { APP_SECRET } from "#tests/support/template.ts";

let made = 0;

/** For every act on staff that takes two operators, input that needs a second one. */
export function checkedStaffActs(test: TestApp) {
  const { db } = test.app;
  const person = async (status = "active") => {
    const loginId = `checked${made++}`;
    const operator = { loginId, name: loginId, role: "cs", password: DEMO_PASSWORD } as const;
    const { operatorId } = await takeOn(db, APP_SECRET, operator);
    await db.query("update operators set status = $2 where id = $1", [operatorId, status]);
    return Number(operatorId);
  };
  return {
    "change-operator-role": async () => ({
      id: await person(),
      role: "viewer" as const,
      from: "cs" as const,
    }),
    "change-operator-end": async () => {
      const id = await person();
      const from = "2099-01-01T00:00:00Z";
      await db.query("update operators set access_until = $2 where id = $1", [id, from]);
      return { id, until: null, from };
    },
    "restore-operator": async () => ({ id: await person("suspended") }),
    "renew-second-factor": async () => ({ id: await person(), renewsPassword: true }),
    "change-sign-in-rule": () => ruleToTurnOff(db),
    "invite-operator": async () => ({
      loginId: `asked${made++}`,
      name: "초대",
      role: "cs" as const,
    }),
  };
}

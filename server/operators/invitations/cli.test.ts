import { beforeEach, describe, expect, it } from "vitest";
import { inviteFirstAdministrator, renewAtTheMachine } from "#server/operators/invitations/cli.ts";
import { codeAt } from "#server/kit/totp.ts";
import { useTestApp } from "#tests/support/app.ts";
import { APP_SECRET } from "#tests/support/template.ts";
import { officeCall } from "#tests/support/office.ts";

const PASSWORD = "seven green lanterns";

describe("invitations and renewals from the command line", () => {
  const test = useTestApp();
  const keeper = { loginId: "keeper", name: "지킴이" };
  beforeEach(async () => {
    await test.app.db.query("update operators set status = 'suspended'");
    await test.app.db.query("delete from throttles");
  });

  const atDoor = async (name: Parameters<typeof officeCall>[1], input: object) =>
    (await officeCall(test, name, input)).body;
  const inviteKeeper = () => inviteFirstAdministrator(test.app.db, test.clock, keeper);
  const enter = async (token: string) => {
    const { secret } = await atDoor("enrol-operator", { token, password: PASSWORD });
    const code = codeAt(String(secret), test.clock.now());
    expect(await atDoor("confirm-enrolment", { token, code })).toMatchObject({
      status: "success",
      operator: { loginId: "keeper", role: "admin" },
    });
    return String(secret);
  };
  const signIn = async (secret: string) => {
    test.clock.advance(31_000);
    const code = codeAt(secret, test.clock.now());
    return (await atDoor("sign-in", { loginId: "keeper", password: PASSWORD, code }))["status"];
  };

  it("the first administrator is invited with a link, and later ones are refused", async () => {
    const { token: first } = await inviteKeeper();
    const { token } = await inviteKeeper();
    expect(await atDoor("open-invitation", { token: first })).toMatchObject({
      status: "not_found",
    });
    expect(await atDoor("open-invitation", { token })).toMatchObject({
      loginId: "keeper",
      role: "admin",
      isRenewal: false,
    });
    await enter(token);
    await expect(
      inviteFirstAdministrator(test.app.db, test.clock, { loginId: "other", name: "다른" }),
    ).rejects.toMatchObject({ code: "forbidden" });
    const [row] = await test.app.db.query<{ reason: string }>(
      "select reason from audit_entries where call = 'confirm-enrolment' order by id desc limit 1",
    );
    expect(row?.reason).toBe("the first administrator, invited at the machine");
  });

  it("the only administrator gets a new second factor, and the old one ends at once", async () => {
    await test.app.db.query("update operators set status = 'active' where login_id = 'keeper'");
    const renew = (loginId: string) =>
      renewAtTheMachine(test.app.db, test.clock, APP_SECRET, { loginId, renewsPassword: false });
    const { token: early } = await renew("keeper");
    const old = await enter(early);
    const { token } = await renew("keeper");
    expect(await signIn(old)).toBe("otp");
    const fresh = await enter(token);
    expect(await signIn(fresh)).toBe("success");
    await expect(renew("nobody")).rejects.toMatchObject({ code: "not_found" });
  });
});

import { describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const reason = "came to the office with a passport";

describe("a closed account", () => {
  const test = useTestApp();

  it("is opened again only by naming how the person was verified, which the audit trail and the copy of the data keep", async () => {
    const member = await makeMember(test.app.db);
    const id = Number(member.memberId);
    const statusOf = async () =>
      (
        await test.owner.query<{ status: string }>("select status from members where id = $1", [id])
      )[0]?.status;
    const office = async (name: OfficeCallName, input: object) =>
      (await officeCall(test, name, { reason, ...input }, await operatorWithRole(test, "admin")))
        .body;
    const close = { id, from: "active", to: "closed" };
    expect((await office("change-member-status", close))["status"]).toBe("success");
    const reopen = { id, from: "closed", to: "suspended" };
    expect(await office("change-member-status", reopen)).toMatchObject({
      errors: [{ path: "verifiedBy" }],
    });
    expect(await statusOf()).toBe("closed");
    await office("change-member-status", { ...reopen, verifiedBy: "in_person" });
    expect(await statusOf()).toBe("suspended");
    const [entry] = await test.app.db.query<{ after: object }>(
      `select after from audit_entries where object = $1 and call = 'change-member-status'
       order by id desc limit 1`,
      [`member:${id}`],
    );
    expect(entry?.after).toMatchObject({ status: "suspended", verifiedBy: "in_person" });
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const { body } = await test.app.server.inject({
      method: "POST",
      url: "/api/routes/get-own-data",
      payload: {},
      headers: { host: "site.test", cookie, "sec-fetch-site": "same-origin" },
    });
    expect(JSON.parse(body)).toMatchObject({ reopenings: [{ verifiedBy: "in_person" }] });
  });
});

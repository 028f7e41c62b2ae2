import { beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("check-audit-trail", () => {
  const test = useTestApp();
  let admin: string;
  const ask = async (after?: number) =>
    (await officeCall(test, "check-audit-trail", after === undefined ? {} : { after }, admin)).body;
  /** Acts with the database owner's rights, which operators do not have. */
  const tamper = (sql: string) =>
    test.owner.transaction(async (tx) => {
      await tx.query("alter table audit_entries disable trigger audit_entries_stay");
      await tx.query(sql);
      await tx.query("alter table audit_entries enable trigger audit_entries_stay");
    });

  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
  });

  it("an empty trail is intact", async () => {
    expect(await ask()).toEqual({ status: "success", reached: 0, fault: null, isEnd: true });
  });

  it("continues from a verified row, and names the first altered or missing one", async () => {
    for (let made = 0; made < 6; made++)
      await officeCall(
        test,
        "add-sign-up-code",
        { siteId: 1, code: `CHAIN-${made}`, reason: `campaign ${made}` },
        admin,
      );
    expect(await ask()).toMatchObject({ reached: 6, fault: null, isEnd: true });
    expect(await ask(4)).toMatchObject({ reached: 6, fault: null });
    expect(await ask(6)).toMatchObject({ reached: 6, fault: null, isEnd: true });
    await tamper("update audit_entries set reason = 'another story' where id = 3");
    expect(await ask()).toMatchObject({ fault: 3, isEnd: true });
    expect(await ask(2)).toMatchObject({ fault: 3 });
    await tamper("update audit_entries set reason = 'campaign 2' where id = 3");
    expect(await ask()).toMatchObject({ fault: null });
    await tamper("delete from audit_entries where id = 5");
    expect(await ask()).toMatchObject({ fault: 6 });
    expect(await ask(4)).toMatchObject({ fault: 6 });
  });

  it("needs the permission to read the trail", async () => {
    const cashier = await operatorWithRole(test, "cashier");
    expect((await officeCall(test, "check-audit-trail", {}, cashier)).http).toBe(403);
  });
});

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { sweepIdentityFiles } from "#server/members/identity-checks/identity-checks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { PIXEL } from "#tests/support/help-files.ts";
import { demandIdentity, sendIdentity } from "#tests/support/identities.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { getOwner } from "#server/members/store.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
const reason = "compared with what is registered";

describe("identity documents", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie = "";
  let desk = "";
  beforeAll(async () => {
    desk = await operatorWithRole(test, "cs");
    await demandIdentity(test);
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db);
    cookie = await test.signIn(member.loginId, PASSWORD);
  });
  const act = async (name: OfficeCallName, input: object) =>
    (await officeCall(test, name, { reason, ...input }, desk)).body;
  const read = async (name: OfficeCallName, input: object) =>
    (await officeCall(test, name, input, desk)).body;
  const newest = async () => {
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select max(id) as id from member_identity_checks where member_id = $1",
      [member.memberId],
    );
    return Number(row?.id);
  };
  /** Sends a document and answers the id of its check. */
  const sent = async () => {
    await sendIdentity(test, cookie);
    return newest();
  };

  it("that were not sent are deleted after a day, refused ones after 400; a verified one is kept", async () => {
    const refused = await sent();
    await act("refuse-identity", { id: refused, refusedFor: "expired" });
    const verified = await sent();
    await act("verify-identity", { id: verified });
    await test.call("attach-identity-file", { side: "front", data: PIXEL }, { cookie });
    const keptAfter = async (days: number) => {
      const now = () => new Date(test.clock.now().getTime() + days * DAY_MS);
      await sweepIdentityFiles(test.app.db, { ...test.clock, now });
      const rows = await test.app.db.query<{ checkId: bigint | null }>(
        `select check_id as "checkId" from member_identity_files where member_id = $1 order by id`,
        [member.memberId],
      );
      return rows.map(({ checkId }) => checkId && Number(checkId));
    };
    expect(await keptAfter(0)).toEqual([refused, refused, verified, verified, null]);
    expect(await keptAfter(2)).toEqual([refused, refused, verified, verified]);
    expect(await keptAfter(401)).toEqual([verified, verified]);
    expect(await read("get-identity-check", { id: refused })).toMatchObject({ files: [] });
  });

  it("correct the registered name and birth date by two operators, whose trail has no birth date", async () => {
    const lead = await operatorWithRole(test, "cashier-lead");
    await sendIdentity(test, cookie, "passport", { name: "김 보름", birthDate: "1979-12-31" });
    const id = await newest();
    expect(await read("get-identity-check", { id })).toMatchObject({
      correction: { name: "김 보름", birthDate: "1979-12-31" },
    });
    const proposed = await act("verify-identity", { id });
    expect(proposed["status"]).toBe("proposed");
    expect((await getOwner(test.app.db, member.memberId)).birthDate).not.toBe("1979-12-31");
    const decision = { id: proposed["proposalId"], decision: "carry-out", reason };
    expect((await officeCall(test, "decide-proposal", decision, lead)).body).toMatchObject({
      status: "success",
    });
    expect(await getOwner(test.app.db, member.memberId)).toMatchObject({
      bankOwner: "김 보름",
      birthDate: "1979-12-31",
    });
    expect(await read("get-identity-check", { id })).toMatchObject({
      check: { outcome: "verified" },
      correction: null,
    });
    const trail = await test.owner.query<{ text: string }>(
      `select a::text as text from audit_entries a where object = $1
       union all select p::text from operator_proposals p where object = $1`,
      [`member:${member.memberId}`],
    );
    expect(trail.length).toBeGreaterThan(2);
    expect(trail.map(({ text }) => text).join()).not.toContain("1979");
    const [row] = await test.owner.query<{ text: string }>(
      "select c::text as text from member_identity_checks c where id = $1",
      [id],
    );
    expect(row?.text).not.toContain("보름");
  });

  it("correct nothing below the age of the jurisdiction", async () => {
    const young = new Date(test.clock.now().getTime() - 20 * 365 * DAY_MS);
    const birthDate = young.toISOString().slice(0, 10);
    expect(await sendIdentity(test, cookie, "passport", { birthDate })).toBe("invalid");
  });

  it("wait in a list, the oldest first, until they are decided", async () => {
    const listed = async (list: string) =>
      ((await read("get-identity-checks", { list }))["checks"] as { id: number }[]).map(
        ({ id }) => id,
      );
    const id = await sent();
    expect((await listed("waiting")).at(-1)).toBe(id);
    await act("verify-identity", { id });
    expect(await listed("waiting")).not.toContain(id);
    expect((await listed("decided"))[0]).toBe(id);
    expect(await read("get-member-identity", { id: Number(member.memberId) })).toMatchObject({
      isDemanded: false,
      isVerified: true,
      checks: [{ id, outcome: "verified" }],
    });
  });
});

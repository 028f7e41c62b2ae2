import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { sweepIdentityFiles } from "#server/members/identity-checks/identity-checks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { PIXEL } from "#tests/support/help-files.ts";
import { demandIdentity, sendIdentity } from "#tests/support/identities.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
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
  /** Sends a document and answers the id of its check. */
  const sent = async () => {
    await sendIdentity(test, cookie);
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select max(id) as id from member_identity_checks where member_id = $1",
      [member.memberId],
    );
    return Number(row?.id);
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

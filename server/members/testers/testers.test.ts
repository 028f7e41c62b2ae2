import { beforeAll, describe, expect, it } from "vitest";
import { Refusal } from "#server/kit/refusal.ts";
import { joinAsTester, testerCodeIn } from "#server/members/testers/testers.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import {
  lastAuditRow,
  officeCall,
  operatorWithRole,
  signInToOffice,
} from "#tests/support/office.ts";

const test = useTestApp();
const reason = "the person left the project";
let admin: string;
let second: string;
beforeAll(async () => {
  admin = await operatorWithRole(test, "admin");
  second = await signInToOffice(test, "operator2");
  // The members of the demo are not what opened the house.
  await test.owner.query("delete from settings_opening");
});

type Link = { id: number; state: string; member: { loginId: string } | null; revokedBy: unknown };

/** A link that two operators made: its code and its row in the office. */
async function invited(): Promise<{ code: string; id: number }> {
  const asked = await officeCall(test, "invite-tester", { reason }, admin);
  const decision = { id: asked.body["proposalId"], decision: "carry-out", reason };
  const { body } = await officeCall(test, "decide-proposal", decision, second);
  const { path } = body["link"] as { path: string };
  const [newest] = await links();
  return { code: path.replace("/register#", ""), id: newest?.id ?? 0 };
}
const links = async () =>
  (await officeCall(test, "get-tester-links", {}, admin)).body["links"] as Link[];
const stateOf = async (id: number) => (await links()).find((link) => link.id === id);
const revoke = async (id: number, as = admin) =>
  (await officeCall(test, "revoke-tester-link", { id, reason }, as)).body;
const door = () => ({ db: test.app.db, clock: test.clock });
const join = (code: string, memberId: bigint) =>
  test.app.db.transaction((tx) => joinAsTester(tx, test.clock, { code, memberId }));

describe("a tester's link", () => {
  it("that was not used is revoked by one operator, and lets no one register", async () => {
    const { code, id } = await invited();
    expect(await testerCodeIn(door(), code)).toBe(code);
    expect(await stateOf(id)).toMatchObject({ state: "open", member: null, revokedBy: null });
    expect(await revoke(id)).toEqual({ status: "success" });
    const revoked = await stateOf(id);
    expect([revoked?.state, typeof revoked?.revokedBy]).toEqual(["revoked", "string"]);
    expect(await lastAuditRow(test, `tester:${id}`)).toMatchObject({
      call: "revoke-tester-link",
      before: { isRevoked: false },
      after: { isRevoked: true },
    });
    await expect(testerCodeIn(door(), code)).rejects.toThrow(new Refusal("not_opened"));
    const { memberId } = await makeMember(test.app.db);
    await expect(join(code, memberId)).rejects.toThrow(new Refusal("not_opened"));
    expect(await revoke(id)).toEqual({ status: "already" });
  });

  it("that was used or is too old is not revoked, nor one that is not known", async () => {
    const used = await invited();
    const { memberId, loginId } = await makeMember(test.app.db);
    await join(used.code, memberId);
    expect(await stateOf(used.id)).toMatchObject({ state: "used", member: { loginId } });
    expect(await revoke(used.id)).toEqual({ status: "already" });
    const old = await invited();
    await test.owner.query(
      `update member_testers set made_at = made_at - interval '25 hours',
         expires_at = expires_at - interval '25 hours' where id = $1`,
      [old.id],
    );
    expect(await stateOf(old.id)).toMatchObject({ state: "expired" });
    expect(await revoke(old.id)).toEqual({ status: "already" });
    expect(await revoke(999_999)).toEqual({ status: "not_found" });
  });

  it("is either used or revoked by those who do it at the same time", async () => {
    const { code, id } = await invited();
    const { memberId } = await makeMember(test.app.db);
    const [joined, revoked] = await Promise.allSettled([join(code, memberId), revoke(id)]);
    const isRevoked = revoked.status === "fulfilled" && revoked.value["status"] === "success";
    expect(isRevoked).toBe(joined.status === "rejected");
    expect((await stateOf(id))?.state).toBe(isRevoked ? "revoked" : "used");
  });

  it("is answered without its code, of which only the hash is stored", async () => {
    const { code } = await invited();
    expect(JSON.stringify(await links()).includes(code)).toBe(false);
  });
});

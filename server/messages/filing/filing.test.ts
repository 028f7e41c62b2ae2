import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Exchange, InboxRow } from "#contract/office/help-desk.ts";
import { auditOf } from "#server/operators/audit/audit.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

/** What a question is about, whose it is, and when it is looked at again. */
describe("filing of questions", () => {
  const test = useTestApp();
  let cookie: string;
  let member: TestMember;
  let memberCookie: string;
  beforeAll(async () => {
    cookie = await signInToOffice(test, "operator1");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db);
    memberCookie = await test.signIn(member.loginId, PASSWORD);
  });

  const reason = "문의 배정";
  const office = async (name: Parameters<typeof officeCall>[1], body: object) =>
    (await officeCall(test, name, body, cookie)).body;
  const ask = async (question: object = {}) => {
    const body = { title: "질문", contents: "내용", ...question };
    const answer = await test.call("user-write-help", body, { cookie: memberCookie });
    return Number(answer.body["id"]);
  };
  const inbox = async (list: "waiting" | "due" | "done", more: object = {}) => {
    const asked = { list, member: member.loginId, ...more };
    return (await office("get-help-inbox", asked))["rows"] as InboxRow[];
  };
  const idsOf = (rows: InboxRow[]) => rows.map(({ id }) => id);
  const people = async () =>
    (await office("get-help-colleagues", {}))["colleagues"] as { id: number; name: string }[];
  const plain = { version: 1, category: "other", assignedTo: null, followUpOn: null } as const;

  it("user-write-help keeps the chosen category, and `other` without one", async () => {
    const chosen = await ask({ category: "withdrawal" });
    const other = await ask();
    expect(await inbox("waiting")).toMatchObject([
      { id: chosen, category: "withdrawal", assignedTo: null, followUpOn: null },
      { id: other, category: "other" },
    ]);
    expect(idsOf(await inbox("waiting", { category: "withdrawal" }))).toEqual([chosen]);
    const refused = await test.call(
      "user-write-help",
      { title: "x", contents: "x", category: "none" },
      { cookie: memberCookie },
    );
    expect(refused.body).toMatchObject({ status: "invalid", errors: [{ path: "category" }] });
  });

  it("get-help-colleagues names active operators who may answer members", async () => {
    const names = (await people()).map(({ name }) => name);
    expect(names).toContain("김달빛");
    // The cashiers' lead may not answer members.
    expect(names).not.toContain("이은하");
  });

  it("file-help lets one of two colleagues take on a question, with an audit row", async () => {
    const id = await ask();
    const [own] = await people();
    if (!own) throw new Error("no colleague");
    const take = { id, ...plain, assignedTo: own.id, category: "game", reason };
    expect(await office("file-help", take)).toEqual({ status: "success" });
    expect(await office("file-help", take)).toEqual({
      status: "stale",
      now: { category: "game", assignedTo: own.name, followUpOn: null },
    });
    expect(idsOf(await inbox("waiting", { assigned: "me" }))).toEqual([id]);
    expect(idsOf(await inbox("waiting", { assigned: "nobody" }))).toEqual([]);
    const thread = (await office("get-help-thread", { id }))["thread"] as Exchange[];
    expect(thread).toMatchObject([{ version: 2, category: "game", assignedTo: own }]);
    expect(await auditOf(test.app.db, `help:${id}`)).toMatchObject([
      {
        call: "file-help",
        reason,
        before: { category: "other", assignedTo: null },
        after: { category: "game", assignedTo: own.name },
      },
    ]);
  });

  it("file-help refuses a colleague who may not answer members, and an unknown question", async () => {
    const id = await ask();
    const [lead] = await test.app.db.query<{ id: bigint }>(
      "select id from operators where login_id = 'operator2'",
    );
    const handed = { id, ...plain, assignedTo: Number(lead?.id), reason };
    expect(await office("file-help", handed)).toEqual({ status: "not_found" });
    const unknown = { id: 99_999_999, ...plain, reason };
    expect(await office("file-help", unknown)).toEqual({ status: "not_found" });
  });

  it("get-help-inbox lists what is due, the longest due first, also after the answer", async () => {
    const day = (offset: number) =>
      new Date(test.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    const [late, later, future] = [await ask(), await ask(), await ask()];
    const file = (id: number, followUpOn: string) =>
      office("file-help", { id, ...plain, followUpOn, reason });
    await file(late, day(-3));
    await file(later, day(-5));
    await file(future, day(3));
    await office("reply-to-help", { id: later, reply: "답", reason });
    expect(idsOf(await inbox("due"))).toEqual([later, late]);
    expect(idsOf(await inbox("due", { after: later }))).toEqual([late]);
  });
});

import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { HelpItem, HelpThread } from "#contract/messages.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

/** A member goes on in the thread of a question. */
describe("threads of help", () => {
  const test = useTestApp();
  let office: string;
  let member: TestMember;
  let cookie: string;
  beforeAll(async () => {
    office = await signInToOffice(test, "operator1");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db);
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const reason = "문의 처리";
  const call = async (name: string, body: object = {}, headers: object = {}) =>
    (await test.call(name, body, { cookie, ...headers })).body;
  const ask = async (title: string) =>
    Number((await call("user-write-help", { title, contents: "처음", category: "game" }))["id"]);
  const answer = async (id: number, contents: string, key?: string) =>
    call("user-answer-help", { id, contents }, key ? { "idempotency-key": key } : {});
  const reply = (id: number, text: string) =>
    officeCall(test, "reply-to-help", { id, reply: text, reason }, office);
  const read = async (id: number) =>
    (await call("read-help-message", { id }))["help"] as HelpThread;
  const list = async () => (await call("get-help-list"))["helps"] as HelpItem[];

  it("user-answer-help adds a message that waits, and the list keeps one row for the thread", async () => {
    const id = await ask("질문");
    await reply(id, "첫 답");
    const further = Number((await answer(id, "하나 더요"))["id"]);
    expect(await list()).toMatchObject([{ id, status: "wait", isRead: false, title: "질문" }]);
    await reply(further, "둘째 답");
    expect(await list()).toMatchObject([{ id, status: "already", isRead: false }]);
    expect(await call("user-health-check")).toMatchObject({ helpCount: 2 });
    expect(await read(further)).toMatchObject({
      id,
      category: "game",
      reply: "<p>첫 답</p>",
      writtenAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      repliedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      followUps: [
        { id: further, contents: "하나 더요", status: "already", reply: "<p>둘째 답</p>" },
      ],
    });
    expect(await call("user-health-check")).toMatchObject({ helpCount: 0 });
    expect(await list()).toMatchObject([{ status: "already", isRead: true }]);
  });

  it("user-answer-help keeps the colleague and the category of the thread", async () => {
    const id = await ask("질문");
    await test.app.db.query(
      "update message_helps set assigned_to = 1, category = 'account' where id = $1",
      [id],
    );
    await answer(id, "더");
    const inbox = { list: "waiting", member: member.loginId };
    expect((await officeCall(test, "get-help-inbox", inbox, office)).body["rows"]).toMatchObject([
      { isFurther: false },
      { isFurther: true, category: "account", assignedTo: "김달빛" },
    ]);
  });

  it("user-answer-help writes once for one key", async () => {
    const id = await ask("질문");
    const key = randomUUID();
    const [first, again] = [await answer(id, "한 번", key), await answer(id, "한 번", key)];
    expect(again).toEqual(first);
    expect((await read(id)).followUps).toHaveLength(1);
  });

  it("user-answer-help is refused in another member's thread and in a removed one", async () => {
    const id = await ask("질문");
    const stranger = await makeMember(test.app.db);
    const other = await test.signIn(stranger.loginId, PASSWORD);
    expect(await call("user-answer-help", { id, contents: "x" }, { cookie: other })).toEqual({
      status: "not_found",
    });
    await answer(id, "더");
    expect(await call("del-help", { id })).toEqual({ status: "success" });
    expect(await list()).toEqual([]);
    expect(await answer(id, "또")).toEqual({ status: "not_found" });
    const left = await test.app.db.query(
      "select from message_helps where member_id = $1 and hidden_at is null",
      [member.memberId],
    );
    expect(left).toHaveLength(0);
  });
});

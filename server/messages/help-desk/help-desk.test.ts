import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Exchange, InboxRow } from "#contract/office/help-desk.ts";
import { auditOf } from "#server/operators/audit/audit.ts";
import { writersNow } from "#server/messages/help-desk/writing.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

/** The help desk as operators use it. */
describe("the help desk", () => {
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

  const reason = "문의 처리";
  const office = async (name: Parameters<typeof officeCall>[1], body: object, as = cookie) =>
    (await officeCall(test, name, body, as)).body;
  const asMember = async (name: string, body: object = {}) =>
    (await test.call(name, body, { cookie: memberCookie })).body;
  const ask = async (title: string) =>
    Number((await asMember("user-write-help", { title, contents: "내용" }))["id"]);
  const inbox = async (list: "waiting" | "done", more: object = {}) =>
    office("get-help-inbox", { list, member: member.loginId, ...more });
  const titles = (answer: Record<string, unknown>) =>
    (answer["rows"] as InboxRow[]).map(({ title }) => title);
  const thread = async (id: number) =>
    (await office("get-help-thread", { id }))["thread"] as Exchange[];

  it("get-help-inbox answers waiting questions oldest first and closed ones newest first", async () => {
    const ids = [await ask("하나"), await ask("둘"), await ask("셋")];
    expect(titles(await inbox("waiting"))).toEqual(["하나", "둘", "셋"]);
    await office("reply-to-help", { id: ids[1], reply: "답", reason });
    await office("close-help", { id: ids[0], reason });
    expect(titles(await inbox("waiting"))).toEqual(["셋"]);
    expect(titles(await inbox("done"))).toEqual(["둘", "하나"]);
    expect(titles(await inbox("done", { after: ids[1] }))).toEqual(["하나"]);
    await asMember("del-help", { id: ids[2] });
    expect(titles(await inbox("waiting"))).toEqual([]);
    expect((await inbox("done"))["rows"]).toMatchObject([{ title: "셋", isHidden: true }, {}, {}]);
  });

  it("get-help-inbox answers the next page's id after fifty", async () => {
    await test.app.db.query(
      `insert into message_helps (member_id, title, contents)
       select $1, 'q' || n, 'x' from generate_series(1, 51) n`,
      [member.memberId],
    );
    const first = await inbox("waiting");
    expect(first["rows"]).toHaveLength(50);
    const rest = await inbox("waiting", { after: first["next"] });
    expect(titles(rest)).toEqual(["q51"]);
    expect(rest["next"]).toBeNull();
  });

  it("get-help-thread shows the member, their language and earlier questions", async () => {
    await test.app.db.query("update members set locale = 'th' where id = $1", [member.memberId]);
    const first = await ask("처음");
    await office("reply-to-help", { id: first, reply: "<p>첫 답</p>", reason });
    const second = await ask("다시");
    const answer = await office("get-help-thread", { id: second });
    expect(answer).toMatchObject({
      status: "success",
      id: second,
      member: { loginId: member.loginId, locale: "th", status: "active" },
      thread: [
        { title: "처음", status: "answered", reply: "<p>첫 답</p>", repliedBy: "김달빛" },
        { title: "다시", status: "waiting", reply: null },
      ],
    });
    expect(await office("get-help-thread", { id: 99_999_999 })).toEqual({ status: "not_found" });
  });

  it("reply-to-help answers once, sanitised and audited, and is unread for the member", async () => {
    const id = await ask("질문");
    const reply = "<p onclick='x()'>답 <script>1</script></p>";
    expect(await office("reply-to-help", { id, reply, reason })).toEqual({ status: "success" });
    expect(await asMember("user-health-check")).toMatchObject({ helpCount: 1 });
    expect(await asMember("read-help-message", { id })).toMatchObject({
      help: { status: "already", reply: "<p>답 </p>" },
    });
    expect(await thread(id)).toMatchObject([{ readAt: expect.any(String) as string }]);
    expect(await office("reply-to-help", { id, reply: "또", reason })).toEqual({
      status: "already",
      operator: "김달빛",
    });
    expect(await auditOf(test.app.db, `help:${id}`)).toMatchObject([
      { call: "reply-to-help", reason, operator: "김달빛", after: { reply: "<p>답 </p>" } },
    ]);
  });

  it("reply-to-help turns plain text into paragraphs", async () => {
    const id = await ask("질문");
    await office("reply-to-help", { id, reply: "2 < 3 & 4\n둘째 줄\n\n새 문단", reason });
    const [item] = await thread(id);
    expect(item?.reply).toBe("<p>2 &lt; 3 &amp; 4<br />둘째 줄</p><p>새 문단</p>");
  });

  it("reply-to-help succeeds for one of two simultaneous colleagues", async () => {
    const id = await ask("동시에");
    const answers = await Promise.all(
      ["하나", "둘"].map((reply) => office("reply-to-help", { id, reply, reason })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["already", "success"]);
  });

  it("reply-to-help and close-help refuse a withdrawn question", async () => {
    const id = await ask("취소할 질문");
    await asMember("del-help", { id });
    expect(await office("reply-to-help", { id, reply: "답", reason })).toEqual({
      status: "not_found",
    });
    expect(await office("close-help", { id, reason })).toEqual({ status: "not_found" });
  });

  it("close-help closes without an answer", async () => {
    const id = await ask("닫을 질문");
    expect(await office("close-help", { id, reason })).toEqual({ status: "success" });
    expect(await asMember("read-help-message", { id })).toMatchObject({
      help: { status: "cansel" },
    });
    expect(await office("close-help", { id, reason })).toEqual({ status: "already" });
  });

  it("write-help-remark is visible to colleagues and hidden from members", async () => {
    const id = await ask("질문");
    const secret = "본인 확인이 필요함";
    await office("write-help-remark", { id, contents: secret, reason });
    await office("reply-to-help", { id, reply: "확인 중", reason });
    expect(await thread(id)).toMatchObject([
      { remarks: [{ contents: secret, operator: "김달빛" }] },
    ]);
    const seen = JSON.stringify([
      await asMember("get-help-list"),
      await asMember("read-help-message", { id }),
      await asMember("get-user-note"),
    ]);
    expect(seen).not.toContain(secret);
    const nowhere = { id: 99_999_999, contents: "x", reason };
    expect(await office("write-help-remark", nowhere)).toEqual({ status: "not_found" });
  });

  it("tell-writing lasts ten seconds, until the reply, or until writing stops", async () => {
    const id = await ask("질문");
    const writers = async () =>
      (await writersNow(test.app.db, test.clock)).filter(({ helpId }) => helpId === id);
    await office("tell-writing", { id, isWriting: true });
    expect(await writers()).toMatchObject([{ operator: "김달빛" }]);
    await office("tell-writing", { id, isWriting: false });
    expect(await writers()).toEqual([]);
    await office("tell-writing", { id, isWriting: true });
    test.clock.advance(11_000);
    expect(await writers()).toEqual([]);
    await office("tell-writing", { id, isWriting: true });
    await office("reply-to-help", { id, reply: "답", reason });
    expect(await writers()).toEqual([]);
    const audited = await auditOf(test.app.db, `help:${id}`);
    expect(audited.map(({ call }) => call)).toEqual(["reply-to-help"]);
    expect(await office("tell-writing", { id: 99_999_999, isWriting: true })).toEqual({
      status: "not_found",
    });
  });

  it("save-reply-template stores texts by language and refuses a stale version", async () => {
    const texts = { ko: "안녕하세요", en: "Hello" };
    const { id } = await office("save-reply-template", { name: "인사", texts, reason });
    const find = async () =>
      (
        (await office("get-reply-templates", {}))["templates"] as { id: number; version: number }[]
      ).find((each) => each.id === id);
    const stored = { ko: "<p>안녕하세요</p>", en: "<p>Hello</p>" };
    expect(await find()).toEqual({ id, name: "인사", version: 1, texts: stored });
    expect(await office("save-reply-template", { name: "인사", texts, reason })).toEqual({
      status: "already",
    });
    const change = { id, version: 1, name: "인사말", texts: { ko: "반갑습니다" }, reason };
    expect(await office("save-reply-template", change)).toEqual({ status: "success", id });
    expect(await find()).toMatchObject({ version: 2, texts: { ko: "<p>반갑습니다</p>" } });
    expect(await office("save-reply-template", change)).toEqual({
      status: "stale",
      now: { name: "인사말" },
    });
    expect(await office("save-reply-template", { name: "빈", texts: {}, reason })).toMatchObject({
      status: "invalid",
    });
    expect(await office("remove-reply-template", { id, reason })).toEqual({ status: "success" });
    expect(await find()).toBeUndefined();
    expect(await office("remove-reply-template", { id, reason })).toEqual({ status: "not_found" });
  });

  it("needs the permission for every act", async () => {
    const cashier = await signInToOffice(test, "operator2");
    const id = await ask("질문");
    expect(await office("get-help-thread", { id }, cashier)).toMatchObject({ status: "success" });
    for (const [name, body] of [
      ["reply-to-help", { id, reply: "답", reason }],
      ["close-help", { id, reason }],
      ["write-help-remark", { id, contents: "x", reason }],
      ["tell-writing", { id, isWriting: true }],
      ["save-reply-template", { name: "n", texts: { ko: "x" }, reason }],
    ] as const)
      expect(await office(name, body, cashier), name).toEqual({ status: "forbidden" });
    expect(await office("get-help-thread", { id }, "")).toEqual({ status: "unauthenticated" });
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { HELPS_PER_MEMBER } from "#server/messages/help/help.ts";
import { eventsAfter, newestEvent } from "#server/kit/outbox/outbox.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";

type Item = {
  id: number;
  title: string;
  isRead: boolean;
  status: string;
  contents: string;
  reply?: string;
};

/** A member's own lists: questions and notes. */
describe("a member's help items and notes", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;

  beforeEach(async () => {
    member = await makeMember(test.app.db);
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const call = async (name: string, body: unknown = {}) =>
    (await test.call(name, body, { cookie })).body;
  const write = (title: string, contents = "내용") => call("user-write-help", { title, contents });
  const helps = async (page = 1) => (await call("get-help-list", { page }))["helps"] as Item[];
  const notes = async (page = 1) => (await call("get-user-note", { page }))["note"] as Item[];
  const titles = (items: Item[]) => items.map((item) => item.title);
  const counts = async () => {
    const { noteCount, helpCount } = await call("user-health-check");
    return { noteCount, helpCount };
  };
  const sendNotes = (from: number, until: number) =>
    test.app.db.query(
      `insert into message_notes (member_id, title, contents)
       select $1, 'note ' || n, '<p>n</p><script>1</script>' from generate_series($2::integer, $3) n`,
      [member.memberId, from, until],
    );
  const answer = (id: unknown, reply: string) =>
    test.app.db.query(
      "update message_helps set status = 'answered', reply = $2, replied_at = now() where id = $1",
      [id, reply],
    );

  it("user-write-help adds a question to the list, as plain text and trimmed", async () => {
    const { status, id } = await write("  제목 ", "<b>bold</b>\nnext");
    expect(status).toBe("success");
    expect(await helps()).toMatchObject([
      { id, title: "제목", contents: "<b>bold</b>\nnext", status: "wait", isRead: false },
    ]);
  });

  it.each([
    [{ title: " ", contents: "x" }, "title", "too_small"],
    [{ title: "x", contents: "\n" }, "contents", "too_small"],
    [{ title: "x".repeat(101), contents: "x" }, "title", "too_big"],
    [{ title: "x", contents: "x".repeat(4001) }, "contents", "too_big"],
    [{ title: "x\u0000", contents: "x" }, "title", "format"],
  ])("user-write-help refuses %j", async (body, path, code) => {
    expect(await call("user-write-help", body)).toEqual({
      status: "invalid",
      errors: [{ path, code }],
    });
  });

  it("user-write-help writes once for one idempotency key, and repeats its answer", async () => {
    const headers = { cookie, "idempotency-key": "a-press-and-its-repetition" };
    const question = { title: "한 번", contents: "내용" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.call("user-write-help", question, headers)),
    );
    const [first] = answers.map(({ body }) => body);
    expect(first).toMatchObject({ status: "success" });
    for (const { body } of answers) expect(body).toEqual(first);
    expect(titles(await helps())).toEqual(["한 번"]);
  });

  it("user-write-help is limited by member", async () => {
    const statuses = [];
    for (let n = 0; n <= HELPS_PER_MEMBER.uses; n++)
      statuses.push((await write(`q${n}`))["status"]);
    expect(statuses.at(-2)).toBe("success");
    expect(statuses.at(-1)).toBe("time");
  });

  it("read-help-message answers the item with its sanitised reply and marks it as read", async () => {
    const { id } = await write("질문");
    await call("read-help-message", { id });
    await answer(id, "<p onclick='x()'>답</p>");
    expect(await counts()).toEqual({ noteCount: 0, helpCount: 1 });
    expect(await call("read-help-message", { id })).toMatchObject({
      status: "success",
      help: { id, status: "already", isRead: true, reply: "<p>답</p>" },
    });
    expect(await counts()).toEqual({ noteCount: 0, helpCount: 0 });
  });

  it("del-help and del-all-help remove items from the list and keep the records", async () => {
    const ids = [];
    for (const title of ["a", "b", "c"]) ids.push((await write(title))["id"]);
    expect(await call("del-help", { id: ids[1] })).toEqual({ status: "success" });
    expect(await call("del-help", { id: ids[1] })).toEqual({ status: "not_found" });
    expect(titles(await helps())).toEqual(["c", "a"]);
    expect(await call("read-help-message", { id: ids[1] })).toEqual({ status: "not_found" });
    expect(await call("del-all-help")).toEqual({ status: "success" });
    expect(await call("get-help-list")).toMatchObject({ helps: [], maxCount: 0 });
    const kept = await test.app.db.query("select from message_helps where member_id = $1", [
      member.memberId,
    ]);
    expect(kept).toHaveLength(3);
    await write("d");
    expect(titles(await helps())).toEqual(["d"]);
  });

  it("another member's help item or note cannot be read or deleted", async () => {
    const { id } = await write("mine");
    await sendNotes(1, 1);
    const noteId = (await notes())[0]?.id;
    const other = await makeMember(test.app.db);
    const asOther = { cookie: await test.signIn(other.loginId, PASSWORD) };
    for (const [name, body] of [
      ["read-help-message", { id }],
      ["del-help", { id }],
      ["read-note-message", { id: noteId }],
      ["del-note", { id: noteId }],
    ] as const)
      expect((await test.call(name, body, asOther)).body).toEqual({ status: "not_found" });
    await test.call("del-all-note", {}, asOther);
    await test.call("read-all-note", {}, asOther);
    expect(await call("get-user-note")).toMatchObject({ maxCount: 1, noteCount: 1 });
    expect(titles(await helps())).toEqual(["mine"]);
  });

  it("get-user-note pages by twenty, newest first, without a gap after deleting", async () => {
    await sendNotes(1, 45);
    expect(await call("get-user-note")).toMatchObject({ maxCount: 45, noteCount: 45 });
    expect(titles(await notes(1))).toEqual(Array.from({ length: 20 }, (_, n) => `note ${45 - n}`));
    expect(titles(await notes(3))).toEqual(["note 5", "note 4", "note 3", "note 2", "note 1"]);
    expect(await notes(4)).toEqual([]);
    await call("del-note", { id: (await notes(2))[0]?.id });
    expect(titles(await notes(2)).slice(0, 2)).toEqual(["note 24", "note 23"]);
    expect(titles(await notes(3))).toHaveLength(4);
    expect((await notes())[0]?.contents).toBe("<p>n</p>");
  });

  it("read-note-message, read-all-note and del-all-note keep the unread count exact", async () => {
    await sendNotes(1, 3);
    const [newest] = await notes();
    expect(await call("read-note-message", { id: newest?.id })).toMatchObject({
      note: { title: "note 3", isRead: true },
    });
    expect(await counts()).toEqual({ noteCount: 2, helpCount: 0 });
    await call("read-all-note");
    expect(await counts()).toEqual({ noteCount: 0, helpCount: 0 });
    await sendNotes(4, 5);
    await call("del-all-note");
    expect(await call("get-user-note")).toMatchObject({ note: [], maxCount: 0, noteCount: 0 });
  });

  it("notifies the member's open pages when a count changes", async () => {
    await sendNotes(1, 2);
    for (const [name, told] of [
      ["read-all-note", "note.tidied"],
      ["del-all-note", "note.tidied"],
      ["del-all-help", "help.tidied"],
    ] as const) {
      const before = await newestEvent(test.app.db);
      await call(name);
      const { memberId } = member;
      expect(await eventsAfter(test.app.db, before, 10)).toMatchObject([{ name: told, memberId }]);
    }
  });

  it("numbers the list without gaps under simultaneous writes and deletions", async () => {
    await sendNotes(1, 10);
    const ids = (await notes()).map((note) => note.id);
    await Promise.all([
      ...ids.slice(0, 6).map((id) => call("del-note", { id })),
      sendNotes(11, 15),
      sendNotes(16, 20),
    ]);
    const places = await test.app.db.query<{ place: number }>(
      "select place from list_places where list = 'notes' and member_id = $1 order by place",
      [member.memberId],
    );
    expect(places.map((row) => row.place)).toEqual(Array.from({ length: 14 }, (_, n) => n + 1));
  });

  it("page 200 reads no more rows than page 1", async () => {
    await sendNotes(1, 4_000);
    await test.app.db.query("analyze list_places, message_notes");
    const rowsOn = async (page: number) => {
      const [plan] = await test.app.db.query<{
        "QUERY PLAN": [{ Plan: { "Shared Hit Blocks": number } }];
      }>(
        `explain (analyze, buffers, format json)
         select n.* from list_places p join message_notes n on n.id = p.item_id
         where p.list = 'notes' and p.member_id = ${member.memberId}
           and p.place between ${4_000 - page * 20 + 1} and ${4_000 - (page - 1) * 20}
         order by p.place desc`,
      );
      return plan?.["QUERY PLAN"][0].Plan["Shared Hit Blocks"] ?? Number.NaN;
    };
    expect(titles(await notes(200))).toEqual(
      Array.from({ length: 20 }, (_, n) => `note ${20 - n}`),
    );
    expect(await rowsOn(200)).toBeLessThan((await rowsOn(1)) + 40);
  });
});

describe("get-notice-popup", () => {
  const test = useTestApp();
  type Popup = { title: string; contents: string; posX: number };
  const popups = async (headers: Record<string, string> = {}) =>
    (await test.call("get-notice-popup", {}, headers)).body["note"] as Popup[];

  it("answers this host's current popups in the page's language, sanitised", async () => {
    const add = (domain: string, from: string, until: string | null) =>
      test.app.db.query(
        `with p as (insert into message_popups (domain, pos_x, pos_y, shown_from, shown_until)
           values ($1, 10, 20, now() + $2::interval, now() + $3::interval) returning id)
         insert into message_popup_texts
         select id, 'ko', $1, '<p style="x">c</p><script>1</script>' from p`,
        [domain, from, until],
      );
    await add("club.test", "-1 hour", null);
    await add("later.test,site.test,club.test", "1 hour", null);
    await add("past.test,site.test", "-2 hours", "-1 hour");
    expect(await popups({ "accept-language": "en" })).toMatchObject([
      { title: "Bank details appear on this site only", posX: 900 },
      { title: "Scheduled maintenance", posX: 900 },
    ]);
    const onClub = await popups({ host: "www.club.test", "accept-language": "th" });
    expect(onClub[0]).toMatchObject({ title: "club.test", contents: "<p>c</p>" });
    expect(onClub).toHaveLength(3);
    test.clock.advance(61 * 60_000);
    expect(await popups()).toHaveLength(3);
  });
});

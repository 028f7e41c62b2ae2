import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { isForHost } from "#contract/hosts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";

type Written = { title: string; contents: string };

describe("notices and help", () => {
  const test = useTestApp();

  it.each([
    ["", "site.test", true],
    ["site.test", "site.test", true],
    ["other.test,site.test", "www.site.test", true],
    ["other.test|https://www.site.test/path", "site.test:3000", true],
    ["other.test site.test", "SITE.TEST", true],
    ["site.test", "evil-site.test", false],
    ["other.test", "site.test", false],
  ])("the domain list %o shows on %s: %s", (domain, host, isShown) => {
    expect(isForHost(domain, host)).toBe(isShown);
  });

  it("get-user-notices answers in the page's language, pinned first, then the newest, for this host only", async () => {
    await test.app.db.query(
      `with n as (insert into message_notices (domain, published_at) values ('club.test', now()) returning id)
       insert into message_notice_texts select id, 'ko', '클럽 공지', '내용' from n`,
    );
    const titles = async (headers: Record<string, string>) => {
      const { body } = await test.call("get-user-notices", {}, headers);
      return (body["notices"] as { title: string; lastDate: string }[]).map(
        (notice) => notice.title,
      );
    };
    expect((await titles({ "accept-language": "th" }))[0]).toContain("ปิดปรับปรุง");
    expect((await titles({ "accept-language": "zh-Hans" }))[0]).toContain("例行维护");
    expect(await titles({ "accept-language": "ko" })).toHaveLength(12);
    // Where a language has no text, the Korean one is shown.
    const [pinned, newest] = await titles({ host: "club.test", "accept-language": "en" });
    expect(pinned).toContain("Maintenance");
    expect(newest).toBe("클럽 공지");
  });

  it("get-help-list answers a member's own questions, twenty a page, with their number", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    const { body } = await test.call("get-help-list", {}, { cookie });
    expect(body["maxCount"]).toBe(5);
    expect(
      (body["helps"] as { status: string; lastDate: string }[]).map((help) => help.status),
    ).toEqual(["wait", "already", "already", "cansel", "already"]);
    expect((body["helps"] as { lastDate: string }[])[0]?.lastDate).toBe("2026-11-21");
    const other = await test.signIn("demo2", DEMO_PASSWORD);
    expect((await test.call("get-help-list", { page: 1 }, { cookie: other })).body).toMatchObject({
      helps: [],
      maxCount: 0,
    });
    expect((await test.call("get-help-list", { page: 0 }, { cookie })).http).toBe(400);
  });

  it("HTML that was stored past the sanitiser is cleaned when it is read", async () => {
    const member = await makeMember(test.app.db);
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const stored =
      '<p onclick="steal()">글</p><script>steal()</script><img src="javascript:steal()">';
    const [ids] = await test.app.db.query<Record<"note" | "help", bigint>>(
      `with notice as (
         insert into message_notices (published_at) values ($2) returning id),
       notice_text as (
         insert into message_notice_texts select id, 'ko', '읽을 때', $1 from notice),
       popup as (
         insert into message_popups (pos_x, pos_y, shown_from) values (0, 0, $2) returning id),
       popup_text as (
         insert into message_popup_texts select id, 'ko', '읽을 때', $1 from popup),
       note as (
         insert into message_notes (member_id, title, contents) values ($3, '읽을 때', $1)
         returning id),
       help as (
         insert into message_helps (member_id, title, contents, status, reply, replied_at)
         values ($3, '읽을 때', '질문', 'answered', $1, $2) returning id)
       select note.id as note, help.id as help from note, help`,
      [stored, test.clock.now(), member.memberId],
    );
    const read = async (name: string, input: object = {}) =>
      (await test.call(name, input, { cookie, "accept-language": "ko" })).body;
    const written = [
      ...((await read("get-user-notices"))["notices"] as Written[]),
      ...((await read("get-notice-popup"))["note"] as Written[]),
      (await read("read-note-message", { id: Number(ids?.note) }))["note"] as Written,
    ].filter(({ title }) => title === "읽을 때");
    expect(written.map(({ contents }) => contents)).toEqual(Array(3).fill("<p>글</p>"));
    expect(await read("read-help-message", { id: Number(ids?.help) })).toMatchObject({
      help: { reply: "<p>글</p>" },
    });
  });
});

import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { isForHost } from "#contract/hosts.ts";
import { useTestApp } from "#tests/support/app.ts";

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
});

import { beforeEach, describe, expect, it } from "vitest";
import type { Announcement } from "#contract/office/announcements.ts";
import { auditOf } from "#server/operators/audit/audit.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

const reason = "공지 관리";

/** Notices and popups as operators handle them. */
describe("announcements", () => {
  const test = useTestApp();
  let cookie: string;
  // The session ends when a test moves the clock.
  beforeEach(async () => {
    cookie = await signInToOffice(test, "operator1");
  });

  const office = async (name: Parameters<typeof officeCall>[1], body: object, as = cookie) =>
    (await officeCall(test, name, body, as)).body;
  const at = (hours: number) => new Date(test.clock.now().getTime() + hours * 3_600_000);
  const draft = (kind: "notice" | "popup", title: string, more: object = {}) => ({
    kind,
    titleColor: "#F3C969",
    domain: "",
    shown: { from: at(-1).toISOString(), until: null },
    isPinned: false,
    posX: 120,
    posY: 80,
    texts: { ko: { title, contents: "<p>내용</p>" } },
    reason,
    ...more,
  });
  const save = (body: object) => office("save-announcement", body);
  const find = async (kind: string, id: unknown) =>
    (await office("get-announcement", { kind, id }))["announcement"] as Announcement;
  const onSite = async (
    kind: "notice" | "popup",
    headers: Record<string, string> = {},
  ): Promise<string[]> => {
    const [name, list] =
      kind === "notice" ? ["get-user-notices", "notices"] : ["get-notice-popup", "note"];
    const answer = await test.call(name, {}, headers);
    return (answer.body[list] as { title: string }[]).map(({ title }) => title);
  };
  const fromHost = (host: string) => ({ host, origin: `http://${host}` });

  it.each(["notice", "popup"] as const)(
    "save-announcement shows a %s on exactly its hosts, and is audited",
    async (kind) => {
      const domain = "https://www.One.test/path | two.test,  three.test:8080";
      const saved = await save(draft(kind, "한 곳만", { domain }));
      expect(saved).toMatchObject({ status: "success", version: 1 });
      for (const host of ["one.test", "www.two.test", "three.test"])
        expect(await onSite(kind, fromHost(host)), host).toContain("한 곳만");
      expect(await onSite(kind)).not.toContain("한 곳만");
      const [row] = await auditOf(test.app.db, `${kind}:${String(saved["id"])}`);
      expect(row).toMatchObject({
        call: "save-announcement",
        reason,
        before: null,
        after: { domain, "ko.title": "한 곳만" },
      });
    },
  );

  it.each(["notice", "popup"] as const)("shows a %s within its period", async (kind) => {
    const title = `때가 있는 ${kind}`;
    const backwards = { from: at(2).toISOString(), until: at(1).toISOString() };
    expect(await save(draft(kind, title, { shown: backwards }))).toEqual({
      status: "invalid",
      errors: [{ path: "shown", code: "format" }],
    });
    const shown = { from: at(1).toISOString(), until: at(2).toISOString() };
    await save(draft(kind, title, { shown }));
    expect(await onSite(kind)).not.toContain(title);
    test.clock.advance(90 * 60_000);
    expect(await onSite(kind)).toContain(title);
    test.clock.advance(60 * 60_000);
    expect(await onSite(kind)).not.toContain(title);
  });

  it("save-announcement changes one version and shows each language its text", async () => {
    const { id } = await save(draft("popup", "처음"));
    const texts = {
      ko: { title: "고친 제목", contents: "본문" },
      en: { title: "Changed", contents: "<b onclick=x>Body</b>" },
    };
    const change = draft("popup", "", { id, version: 1, texts, posX: 300, posY: 0 });
    expect(await save(change)).toEqual({ status: "success", id, version: 2 });
    expect(await save(change)).toEqual({ status: "stale", now: { title: "고친 제목" } });
    expect(await find("popup", id)).toMatchObject({
      version: 2,
      posX: 300,
      posY: 0,
      texts: {
        ko: { contents: "<p>본문</p>" },
        en: { title: "Changed", contents: "<p><b>Body</b></p>" },
      },
    });
    const inThai = await onSite("popup", { "accept-language": "th" });
    const inEnglish = await onSite("popup", { "accept-language": "en" });
    expect(inThai).toContain("고친 제목");
    expect(inEnglish).toContain("Changed");
    const [row] = await auditOf(test.app.db, `popup:${String(id)}`);
    expect(row).toMatchObject({ before: { "ko.title": "처음" }, after: { posX: 300 } });
  });

  it("pins a notice above the others", async () => {
    await save(draft("notice", "맨 위", { isPinned: true }));
    await save(draft("notice", "그냥"));
    const titles = await onSite("notice");
    expect(titles.indexOf("맨 위")).toBeLessThan(titles.indexOf("그냥"));
  });

  it.each([
    [{ texts: { en: { title: "x", contents: "x" } } }, "texts"],
    [{ posX: 4_001 }, "posX"],
    [{ titleColor: "red" }, "titleColor"],
    [{ shown: { from: "tomorrow", until: null } }, "shown.from"],
  ])("save-announcement refuses %j", async (more, path) => {
    const answer = await save(draft("popup", "x", more));
    expect(answer).toMatchObject({ status: "invalid", errors: [{ path }] });
  });

  it("hide-announcement hides it and shows it again", async () => {
    const { id } = await save(draft("notice", "내릴 공지"));
    const hide = { kind: "notice", id, isHidden: true, reason };
    expect(await office("hide-announcement", hide)).toEqual({ status: "success" });
    expect(await office("hide-announcement", hide)).toEqual({ status: "already" });
    expect(await onSite("notice")).not.toContain("내릴 공지");
    expect((await office("get-announcements", { kind: "notice" }))["rows"]).toContainEqual(
      expect.objectContaining({ id, isHidden: true }),
    );
    await office("hide-announcement", { ...hide, isHidden: false });
    expect(await onSite("notice")).toContain("내릴 공지");
    const missing = { kind: "popup", id: 99_999_999, isHidden: true, reason };
    expect(await office("hide-announcement", missing)).toEqual({ status: "not_found" });
  });

  it("get-announcements pages by key, newest first", async () => {
    for (let n = 0; n < 51; n++) await save(draft("notice", `쪽 ${n}`));
    const first = await office("get-announcements", { kind: "notice" });
    const rows = first["rows"] as { id: number; title: string; locales: string[] }[];
    expect(rows).toHaveLength(50);
    expect(rows[0]).toMatchObject({ title: "쪽 50", locales: ["ko"] });
    const rest = await office("get-announcements", { kind: "notice", after: first["next"] });
    expect((rest["rows"] as { title: string }[])[0]?.title).toBe("쪽 0");
  });

  it("get-popups-beside answers the popups of the same time and host, newest first", async () => {
    const popup = async (title: string, more: object) =>
      Number((await save(draft("popup", title, more)))["id"]);
    const week = (from: number, until: number | null) => ({
      shown: {
        from: at(from).toISOString(),
        until: until === null ? null : at(until).toISOString(),
      },
    });
    const shared = { domain: "beside.test" };
    const texts = {
      ko: { title: "나란히", contents: "<p onclick=x>글</p>" },
      en: { title: "Beside", contents: "Text" },
    };
    const old = await popup("오래된 것", { ...shared, ...week(900, null) });
    const beside = await popup("", { domain: "www.beside.test", ...week(1_000, 1_100), texts });
    await popup("끝난 것", { ...shared, ...week(900, 1_000) });
    await popup("나중 것", { ...shared, ...week(1_060, null) });
    await popup("다른 곳", { domain: "other.test", ...week(1_000, null) });
    const hidden = await popup("내린 것", { ...shared, ...week(1_000, null) });
    await office("hide-announcement", { kind: "popup", id: hidden, isHidden: true, reason });
    const own = await popup("자신", { ...shared, ...week(1_000, 1_050) });
    const asked = { id: own, ...shared, ...week(1_000, 1_050) };
    const popups = (await office("get-popups-beside", asked))["popups"] as { id: number }[];
    const found = popups.filter(({ id }) => id >= old);
    expect(found.map(({ id }) => id)).toEqual([beside, old]);
    expect(found[0]).toMatchObject({
      posX: 120,
      posY: 80,
      texts: { ko: { title: "나란히", contents: "<p>글</p>" }, en: { title: "Beside" } },
    });
    const nowhere = { domain: "nowhere.test", ...week(1_000, 1_050) };
    const ids = (await office("get-popups-beside", nowhere))["popups"] as { id: number }[];
    expect(ids.filter(({ id }) => id >= old)).toEqual([]);
  });

  it("preview-html answers the sanitised text", async () => {
    const written =
      "<p onclick='x()' style='color:red'>글</p><script src='/a.js'>1</script><img src='javascript:1'>" +
      "<a href='javascript:1'>가</a><a href='https://a.test/' target='_blank'>나</a>";
    expect(await office("preview-html", { written })).toEqual({
      status: "success",
      html: '<p>글</p><a rel="noopener noreferrer">가</a><a href="https://a.test/" rel="noopener noreferrer">나</a>',
    });
    expect(await office("preview-html", { written: "a < b\n둘" })).toEqual({
      status: "success",
      html: "<p>a &lt; b<br />둘</p>",
    });
  });

  it("needs the permission to publish", async () => {
    const cashier = await signInToOffice(test, "operator2");
    expect(await office("get-announcements", { kind: "popup" }, cashier)).toMatchObject({
      status: "success",
    });
    const saved = await office("save-announcement", draft("popup", "x"), cashier);
    expect(saved).toEqual({ status: "forbidden" });
    const hide = { kind: "popup", id: 1, isHidden: true, reason };
    expect(await office("hide-announcement", hide, cashier)).toEqual({ status: "forbidden" });
  });
});

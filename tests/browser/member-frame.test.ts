import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { ko } from "#locales/ko/site.ts";
import { SESSIONS_AT_ONCE } from "#server/members/sessions.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { dialogOf } from "#tests/support/dialogs.ts";
import { signInByCall } from "#tests/support/play.ts";
import { fitsWindow, hydrated, useSite } from "#tests/support/site.ts";

const { frame, home, messages, payments, sessionEnd, sessionOver, wallet } = ko;

/** A page in the foreground asks at once, as when it was hidden or slept. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** What the frame around every page tells a member. */
describe("the frame around a member's pages", () => {
  const site = useSite();
  const shown = (page: Page, selector: string) =>
    page.locator(selector).filter({ visible: true }).allInnerTexts();

  it.each([1280, 390])(
    "shows on every kind of page how long the member is signed in, and the local time with its zone, without announcing them, at %i",
    async (width) => {
      for (const path of ["/", "/game", "/user", "/terms"]) {
        const page = await site.open(path, { member: "demo1", width });
        const clocks = page.locator("footer .clock");
        await clocks.first().scrollIntoViewIfNeeded();
        await expect.poll(() => clocks.first().innerText(), { message: path }).toMatch(/\d+:\d\d/);
        expect(await clocks.first().innerText()).toContain(frame.session);
        const local = await clocks.nth(1).innerText();
        expect(local).toContain(frame.localTime);
        const said = new Intl.DateTimeFormat("en-GB", {
          timeZone: "Asia/Seoul",
          timeStyle: "short",
        });
        const around = [0, 60_000].map((ago) => said.format(Date.now() - ago));
        expect(
          around.some((time) => local.includes(time)),
          `${path}: ${local}`,
        ).toBe(true);
        expect(local).toContain("Asia/Seoul (GMT+9)");
        for (const clock of await clocks.all()) {
          expect(await clock.isVisible()).toBe(true);
          expect(await clock.getAttribute("aria-live")).toBe("off");
        }
        expect(await fitsWindow(page)).toBe(true);
        await page.close();
      }
    },
  );

  it.each([1280, 390])(
    "shows the worth of comp and its rule wherever comp is shown, or leads to them, at %i",
    async (width) => {
      const page = await site.open("/", { member: "demo1", width });
      const figures = page.locator('[data-of="comp"]').filter({ visible: true });
      /** The figures below the header that do not say their worth; each figure leads to the page. */
      const bare = async () => {
        const links = figures.locator("xpath=ancestor::a[contains(@href, '/comp')]");
        expect(await links.count()).toBe(await figures.count());
        const around = await links.locator("xpath=self::*[not(ancestor::header)]").allInnerTexts();
        const texts = around.map((text) => text.replaceAll(/\s+/g, " "));
        return texts.filter((text) => !text.endsWith("= 12,340원 1P = 1원"));
      };
      const menu = page.locator(".mh .icobtn").last();
      if (width === 390) {
        await menu.click();
        await page.locator(".bal .comp-figure").waitFor();
      }
      expect(await figures.count()).toBeGreaterThan(0);
      expect(await bare()).toEqual([]);
      await figures.first().click();
      // The page that converts has the rules of a conversion, and beside them the history.
      await page.getByRole("heading", { name: wallet.convertTitle }).waitFor();
      await page.getByText(wallet.compLeast("1,000P")).waitFor();
      await page.locator(".balance-card .comp-figure").waitFor();
      for (const path of ["/deposit", "/user", "/user?tab=money", "/user?tab=figures", "/note"]) {
        await page.goto(path);
        await hydrated(page);
        expect(await bare(), path).toEqual([]);
        expect(await fitsWindow(page), path).toBe(true);
      }
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  it.each([1280, 390])(
    "names the games opened last, and shows none to a member with an open case, at %i",
    async (width) => {
      const page = await site.open("/", { member: "demo1", width });
      const games = page.getByRole("region", { name: home.openedLast });
      await games.waitFor();
      expect(await games.getByRole("listitem").count()).toBeGreaterThan(0);
      expect(await fitsWindow(page)).toBe(true);
      expect(await violationsOf(page)).toEqual([]);
      await site.query(
        `insert into member_cases (member_id, origin, opened_at, score)
         select id, 'marker', now(), 50 from members where login_id = 'demo1'`,
      );
      await page.reload();
      await hydrated(page);
      expect(await games.count()).toBe(0);
      await site.query("delete from member_cases");
      await page.reload();
      await games.waitFor();
    },
  );

  it("shows neither to a visitor", async () => {
    const page = await site.open("/");
    expect(await page.locator(".clock").count()).toBe(0);
  });

  it.each([1280, 390])(
    "offers a deposit in header and lobby, and in a reduced session none, at %i",
    async (width) => {
      const offers = (page: Page) =>
        shown(page, "header .btn-gold, .mw-deposit, .qa :is(a, button)");
      const usual = await site.open("/", { member: "demo1", width });
      const before = await offers(usual);
      expect(before.length).toBeGreaterThan(0);
      expect(before.some((text) => text.includes(payments.deposit))).toBe(true);
      const reduced = await site.open("/", { member: "demo3", width });
      // The test of the other width may have begun the break; the second call is refused.
      await reduced.request.post("/api/routes/start-break", { data: { term: "7d" } });
      await reduced.reload();
      await reduced.locator(".reduced").waitFor();
      const after = await offers(reduced);
      expect(after.filter((text) => text.includes(payments.deposit))).toEqual([]);
      expect(await reduced.locator(".wallet .btn-gold, .mw-deposit").count()).toBe(0);
      if (width === 390) {
        await reduced.locator(".mh .icobtn").last().click();
        await reduced.locator(".bal").waitFor();
        expect(await shown(reduced, ".bal .two a")).toEqual([payments.withdraw]);
      }
      expect(await violationsOf(reduced)).toEqual([]);
      expect(await fitsWindow(reduced)).toBe(true);
    },
  );

  const endIn = (idleSeconds: number, seconds = 3_600) =>
    site.query(
      `update member_sessions s set last_active_at = now() - interval '28 minutes',
         idle_ends_at = now() + $1 * interval '1 second', ends_at = now() + $2 * interval '1 second'
       from members m where m.id = s.member_id and m.login_id = 'demo2' and s.ended_at is null`,
      [idleSeconds, seconds],
    );
  const idleSecondsLeft = async () => {
    const [row] = await site.query<{ left: number }>(
      `select max(extract(epoch from s.idle_ends_at - now()))::float8 as left
       from member_sessions s join members m on m.id = s.member_id
       where m.login_id = 'demo2' and s.ended_at is null`,
    );
    return row?.left ?? 0;
  };

  it("warns before the session ends by idleness, and one press goes on in all its pages", async () => {
    const page = await site.open("/notice", { member: "demo2", width: 390 });
    const other = await page.context().newPage();
    await other.goto("/notice");
    await hydrated(other);
    await endIn(125);
    for (const each of [page, other]) {
      await lookAgain(each);
      const warning = each.getByRole("alertdialog", {
        name: `${sessionEnd.title} ${sessionEnd.why}`,
      });
      await warning.waitFor();
      await expect
        .poll(() => warning.getByRole("timer").innerText())
        .toMatch(/^(2분 [1-4]초|2분|1분 \d+초) 뒤에 로그아웃됩니다\.$/);
    }
    const announced = page.locator('dialog[open] [data-announcer="assertive"]');
    await expect
      .poll(() => announced.textContent(), { timeout: 8_000 })
      .toBe(sessionEnd.left("2분"));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("session-warning");
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    // Neither the pages' checks nor their timers were activity.
    expect(await idleSecondsLeft()).toBeLessThan(125);
    await dialogOf(page).getByRole("button", { name: sessionEnd.goOn }).click();
    for (const each of [page, other])
      await expect.poll(() => each.locator("dialog[open]").count()).toBe(0);
    expect(await idleSecondsLeft()).toBeGreaterThan(29 * 60);
  });

  it("tells of the end that cannot be put off, and offers nothing against it", async () => {
    const page = await site.open("/notice", { member: "demo2" });
    await endIn(200, 200);
    await lookAgain(page);
    const dialog = dialogOf(page);
    await dialog.waitFor();
    const [before = "", after = ""] = sessionEnd.last("|").split("|");
    expect(await dialog.innerText()).toMatch(new RegExp(`^${before}\\d\\d:\\d\\d${after}`));
    expect(await dialog.getByRole("button").allInnerTexts()).toEqual([frame.ok]);
  });

  it("says that the session is over when the device wakes after its end", async () => {
    const page = await site.open("/notice", { member: "demo2" });
    await endIn(125);
    await lookAgain(page);
    await dialogOf(page).getByRole("timer").waitFor();
    await endIn(-60);
    // The clock of a device that slept is ahead of the page's timers.
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 3_600_000;
    });
    await dialogOf(page).getByText(sessionOver.idle).waitFor({ timeout: 5_000 });
    expect(await page.getByRole("timer").count()).toBe(0);
  });

  it("says that a login elsewhere displaced the session, on the open page and on the page opened next", async () => {
    const open = await site.open("/notice", { member: "demo3" });
    const closed = await site.open("/notice", { member: "demo3" });
    const browser = closed.context();
    await closed.close();
    for (let n = 0; n < SESSIONS_AT_ONCE; n++)
      await signInByCall(site.product, "demo3", DEMO_PASSWORD);
    await lookAgain(open);
    await dialogOf(open).getByText(sessionOver.displaced).waitFor();
    const next = await browser.newPage();
    await next.goto("/notice");
    await dialogOf(next).getByText(sessionOver.displaced).waitFor();
    expect(await violationsOf(next)).toEqual([]);
    // It is told once: the answer removed the cookie.
    expect((await browser.cookies()).filter(({ name }) => name === "dalbit_session")).toEqual([]);
  });

  it("lists the first five notices and questions with a link to more, and says when there are none", async () => {
    await site.query(
      `with n as (insert into message_notices (published_at)
         select now() - n * interval '1 second' from generate_series(1, 7) n returning id)
       insert into message_notice_texts (notice_id, locale, title, contents)
       select id, 'ko', 'notice ' || id, '<p>text</p>' from n`,
    );
    await site.query(
      `insert into message_helps (member_id, title, contents)
       select m.id, 'question ' || n, 'text' from members m, generate_series(1, 7) n
       where m.login_id = 'demo3'`,
    );
    const page = await site.open("/", { member: "demo3" });
    const card = (name: "notices" | "help") => page.locator(`section[aria-labelledby=${name}]`);
    for (const [name, path] of [
      ["notices", "/notice"],
      ["help", "/help"],
    ] as const) {
      expect(await card(name).locator("li").count(), name).toBe(5);
      expect(await card(name).locator("a.more").getAttribute("href")).toMatch(
        new RegExp(`${path}$`),
      );
    }
    await site.query("update message_notices set hidden_at = now() where hidden_at is null");
    const deleted = await page.evaluate(async () => {
      const headers = { "content-type": "application/json" };
      const call = { method: "POST", headers, body: "{}" };
      const answer = await fetch("/api/routes/del-all-help", call);
      return (await answer.json()) as unknown;
    });
    expect(deleted).toMatchObject({ status: "success" });
    await page.reload();
    await card("notices").getByText(messages.noNotices, { exact: true }).waitFor();
    await card("help").getByText(messages.noHelp).waitFor();
    for (const name of ["notices", "help"] as const) {
      expect(await card(name).locator("li").count(), name).toBe(0);
      expect(await card(name).locator("a.more").count(), name).toBe(1);
    }
    await site.query("update message_notices set hidden_at = null");
  });
});

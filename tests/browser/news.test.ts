import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ko } from "#locales/ko/site.ts";
import { actsOn, decideRequest } from "#tests/support/acts.ts";
import { answerDialog, dialogOf } from "#tests/support/dialogs.ts";
import { passingTime } from "#tests/support/passing-time.ts";
import { withDatabase } from "#tests/support/play.ts";
import { useSite } from "#tests/support/site.ts";

const { messages, frame } = ko;
const evening = new Date("2026-11-21T11:00:00Z");
const check = "user-health-check";

/** News that an open page gets by its check, on a clock that the test moves. */
describe("news of an open page", () => {
  const site = useSite();

  const look = (page: Page, hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const open = async (path: string, member: string) => {
    const page = await site.open(path, {
      member,
      prepare: async (context: BrowserContext) => {
        await context.clock.install({ time: evening });
        // Without push, whose events would arrive before the check.
        await context.route("**/api/events", (route) => route.abort());
      },
    });
    await page.clock.pauseAt(new Date(evening.getTime() + 25_000));
    const checks: Promise<unknown>[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(check)) checks.push(request.response().catch(() => null));
    });
    const passTime = passingTime(page);
    /** Lets this time pass and waits for the expected number of answered checks. */
    const pass = async (ms: number, expected: number) => {
      const before = checks.length;
      await passTime(ms);
      await expect.poll(() => checks.length - before).toBe(expected);
      await Promise.all(checks);
    };
    /** Runs one check and waits until the page shows these counts. */
    const checked = async (...counts: string[]) => {
      await pass(30_000, 1);
      await expect.poll(() => page.locator(".hd-1 .badge").allInnerTexts()).toEqual(counts);
    };
    /** Waits second by second for the dialog about news, and answers it. */
    const offered = async (text: string, button: string) => {
      await expect
        .poll(
          async () => {
            await page.clock.runFor(500);
            return dialogOf(page).count();
          },
          { interval: 200 },
        )
        .toBe(1);
      await answerDialog(page, text, button);
    };
    // A tab that becomes visible checks at once, and the thirty seconds start again.
    await look(page, true);
    await look(page, false);
    await expect.poll(() => checks.length).toBe(1);
    await Promise.all(checks);
    return { page, checks, pass, checked, offered };
  };
  const sendNote = (member: string) =>
    site.query(
      `insert into message_notes (member_id, title, contents)
       select id, 'note', '<p>text</p>' from members where login_id = $1`,
      [member],
    );
  const sendReply = (member: string) =>
    site.query(
      `insert into message_helps (member_id, title, contents, status, reply, replied_at)
       select id, 'question', 'text', 'answered', '<p>reply</p>', now()
       from members where login_id = $1`,
      [member],
    );

  it("checks every 30 s while it is visible, never while hidden, and redraws nothing", async () => {
    const { page, checks, pass } = await open("/", "demo3");
    await page.evaluate(() => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          if (!element?.closest('[role="timer"]')) changes.push(element?.outerHTML ?? "");
        }
      });
      const everything = { attributes: true, characterData: true, childList: true, subtree: true };
      observer.observe(document.documentElement, everything);
    });
    await pass(28_900, 0);
    await pass(2_100, 1);
    await pass(60_000, 2);
    const changes = () => page.evaluate(() => (window as unknown as { changes: string[] }).changes);
    expect(await changes()).toEqual([]);

    await look(page, true);
    await pass(300_000, 0);
    await look(page, false);
    await expect.poll(() => checks.length).toBe(5);
    await pass(28_900, 0);
    await pass(2_100, 1);
  });

  it("shows the check's new balance, notes and replies", async () => {
    const { page, checked } = await open("/", "demo3");
    const money = page.locator("header .wallet .g");
    const before = await money.innerText();
    const [deposit] = await site.query<{ id: bigint }>(
      "select r.id from payment_requests r where kind = 'deposit' and status = 'waiting'",
    );
    await withDatabase(site.product, (db) =>
      decideRequest(actsOn(db), deposit?.id ?? 0n, "approved"),
    );
    await site.query(
      "delete from message_notes where member_id = (select id from members where login_id = 'demo3')",
    );
    await sendNote("demo3");
    await sendReply("demo3");
    await checked("1", "1");
    const won = (text: string) => Number(text.replace(/\D/g, ""));
    expect(won(await money.innerText())).toBe(won(before) + 300_000);
  });

  it("offers a new note, then a new reply, each once", async () => {
    const { page, pass, checked, offered } = await open("/", "demo2");
    const nothingIsOffered = async () => {
      await pass(3_000, 0);
      expect(await dialogOf(page).count()).toBe(0);
    };
    await sendNote("demo2");
    await sendReply("demo2");
    await checked("1", "1");
    await offered(messages.msg2003, frame.later);
    await offered(messages.msg2004, frame.later);
    await checked("1", "1");
    await nothingIsOffered();
    await sendReply("demo2");
    await checked("1", "2");
    await offered(messages.msg2004, frame.viewNow);
    await page.waitForURL("**/help");
    await sendReply("demo2");
    await checked("1", "3");
    await nothingIsOffered();
    await page.locator(".menu").getByRole("link", { name: messages.notes }).click();
    await page.locator("main .ls a").first().waitFor();
    await sendNote("demo2");
    await checked("2", "3");
    await nothingIsOffered();
  });

  it("waits while the member types, fills a form or reads a dialog", async () => {
    const { page, pass, checked, offered } = await open("/help?write=1", "demo1");
    const title = page.getByLabel(messages.titleField);
    const nothingIsOffered = async () => {
      await pass(3_000, 0);
      expect(await page.getByText(messages.msg2003).count()).toBe(0);
    };
    await title.focus();
    await sendNote("demo1");
    await checked("4", "1");
    await nothingIsOffered();
    await title.fill("쓰는 중");
    await title.blur();
    await nothingIsOffered();
    await title.fill("");
    await page.getByRole("button", { name: messages.sendHelp }).click();
    await nothingIsOffered();
    await answerDialog(page, messages.msg2024, frame.ok);
    // The focus moves to the missing field.
    await pass(100, 0);
    await nothingIsOffered();
    await title.blur();
    await offered(messages.msg2003, frame.viewNow);
    await page.waitForURL("**/note");
  });
});

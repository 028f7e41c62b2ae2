import type { Page } from "playwright-core";
import type { Stop } from "#tests/support/sweep/stop.ts";

const dialog = (page: Page) => page.locator("dialog[open]");
const submit = (page: Page) => page.locator("main form button[type=submit]").first();

/** Opens my page with an identity in a state that the demo's members are not in. */
async function openProfile(page: Page, tab: string, json: object): Promise<void> {
  await page.route("**/api/routes/get-identity", (route) =>
    route.fulfill({ json: { status: "success", ...json } }),
  );
  await page.getByRole("tab", { name: tab, exact: true }).click();
}

/** Sign-in, the member's own page, and sign-out. */
export const memberStops: readonly Stop[] = [
  { name: "the login page", route: "/login", path: "/login", who: "visitor" },
  { name: "contact without signing in", route: "/contact", path: "/contact", who: "visitor" },
  {
    name: "contact about a dormant account",
    route: "/contact",
    path: "/contact?dormant",
    who: "visitor",
  },
  {
    name: "a refused login",
    route: "/login",
    path: "/login",
    who: "visitor",
    show: async (page, { messages }) => {
      await submit(page).click();
      await dialog(page).getByText(messages.msg2030).waitFor();
    },
  },
  {
    name: "a wrong password",
    route: "/login",
    path: "/login",
    who: "visitor",
    show: async (page) => {
      await page.locator("main input[name=id]").fill("nobody");
      await page.locator("main input[name=pw]").fill("not the password");
      await page.keyboard.press("Enter");
      await page.locator("dialog[open].message-error").waitFor();
    },
  },
  {
    name: "the login dialog",
    route: "/",
    path: "/",
    who: "visitor",
    show: async (page) => {
      await page.locator(".hd-1 .btn-soft:visible, .mh-login:visible").first().click();
      await page.locator(".login-dialog input").first().waitFor();
    },
  },
  { name: "the registration", route: "/register", path: "/register", who: "visitor" },
  {
    name: "the registration with faults",
    route: "/register",
    path: "/register",
    who: "visitor",
    show: async (page) => {
      await submit(page).click();
      await page.locator(".form-summary:not(:empty)").waitFor();
    },
  },
  { name: "terms to accept, none", route: "/agree", path: "/agree", who: "demo2" },
  { name: "the tools, seen before", route: "/tools", path: "/tools", who: "demo2" },
  {
    name: "the tools, to acknowledge",
    route: "/tools",
    path: "/tools",
    who: "demo2",
    show: async (page) => {
      await page.route("**/api/routes/get-tools-due", (route) =>
        route.fulfill({ json: { status: "success", version: "2026-11", offersLimit: true } }),
      );
      await page.locator(".guard-acts a").click();
      await page.waitForURL((url) => !url.pathname.endsWith("/tools"));
      await page.goBack();
      await page.locator(".guard-acknowledge").waitFor();
    },
  },
  {
    name: "a new password by a link",
    route: "/reset-password",
    path: `/reset-password#${"x".repeat(43)}`,
    who: "visitor",
  },
  {
    name: "a link that is closed",
    route: "/reset-password",
    path: "/reset-password",
    who: "visitor",
    show: async (page, { members }) => {
      await page.getByText(members.resetLinkClosed).waitFor();
    },
  },
  { name: "my page", route: "/user", path: "/user", who: "demo1" },
  {
    name: "my profile while the bank account is changed",
    route: "/user",
    path: "/user",
    who: "demo1",
    show: async (page, { ownNumbers }) => {
      await page.getByRole("button", { name: ownNumbers.changePhone, exact: true }).click();
      await page.getByRole("button", { name: ownNumbers.changeBank, exact: true }).click();
      await page.getByLabel(ownNumbers.newNumber).fill("1");
    },
  },
  {
    name: "my profile while an identity document is demanded",
    route: "/user",
    path: "/user?tab=security",
    who: "demo2",
    show: async (page, { identity, members }) => {
      await openProfile(page, members.profile, { isDemanded: true, newest: null });
      await page.getByRole("button", { name: identity.send, exact: true }).click();
      await page.getByText(identity.missing).first().waitFor();
    },
  },
  {
    name: "my profile after a document was refused",
    route: "/user",
    path: "/user?tab=security",
    who: "demo2",
    show: async (page, { identity, members }) => {
      const at = "2026-11-20T03:00:00.000Z";
      const refused = { state: "refused", sentAt: at, decidedAt: at, refusedFor: "name_differs" };
      await openProfile(page, members.profile, {
        isDemanded: true,
        newest: { document: "residence_permit", ...refused },
      });
      await page.getByText(identity.refusals.name_differs).waitFor();
    },
  },
  { name: "my statement", route: "/user", path: "/user?tab=money", who: "demo1" },
  { name: "my rounds", route: "/user", path: "/user?tab=bets", who: "demo1" },
  { name: "no rounds", route: "/user", path: "/user?tab=bets", who: "demo2" },
  { name: "my passwords and devices", route: "/user", path: "/user?tab=security", who: "demo1" },
  {
    name: "my passkeys",
    route: "/user",
    path: "/user",
    who: "demo1",
    show: async (page, { members, passkeys }) => {
      const at = "2026-11-20T03:00:00.000Z";
      const one = { name: "Chrome, Windows", host: "moon.example", addedAt: at };
      const list = [
        { ...one, id: 1, isForThisHost: true, lastUsedAt: null, isBackedUp: true },
        { ...one, id: 2, isForThisHost: false, lastUsedAt: at, isBackedUp: false },
      ];
      await page.route("**/api/routes/get-passkeys", (route) =>
        route.fulfill({
          json: { status: "success", passkeys: list, isUsableHere: true, isFull: false },
        }),
      );
      await page.getByRole("tab", { name: members.security, exact: true }).click();
      await page.getByText(passkeys.otherHost("moon.example")).waitFor();
    },
  },
  {
    name: "the accesses of staff",
    route: "/user",
    path: "/user",
    who: "demo1",
    show: async (page, { members, staffAccesses: texts }) => {
      const parts = Object.keys(texts.parts) as (keyof typeof texts.parts)[];
      const teams = Object.keys(texts.teams);
      const list = parts.map((part, index) => ({
        at: `2026-11-${20 - index}T03:00:00.000Z`,
        part,
        by: teams[index % teams.length],
        isReasoned: index >= 5,
      }));
      await page.route("**/api/routes/get-staff-accesses", (route) =>
        route.fulfill({ json: { status: "success", list, maxCount: 45, keptDays: 400 } }),
      );
      await page.getByRole("tab", { name: members.security, exact: true }).click();
      await page.getByText(texts.reason).first().waitFor();
    },
  },
  { name: "my figures", route: "/user", path: "/user?tab=figures&by=week", who: "demo1" },
  { name: "no figures", route: "/user", path: "/user?tab=figures", who: "demo2" },
  { name: "my limits", route: "/user", path: "/user?tab=limits", who: "demo1" },
  {
    name: "a reduced session, with the reason of the suspension",
    route: "/user",
    path: "/user?tab=security",
    who: "demo2",
    show: async (page) => {
      await page.route("**/api/routes/user-health-check", async (route) => {
        const answer = await route.fetch();
        const health = (await answer.json()) as { user: object };
        const user = { ...health.user, reduced: { why: "suspended", ground: "other" } };
        await route.fulfill({ response: answer, json: { ...health, user } });
      });
      // The stream opens anew too, and its first event would name the true state.
      await page.route("**/api/events", (route) =>
        route.fulfill({ contentType: "text/event-stream", body: "retry: 3600000\n\n" }),
      );
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await page.locator(".reduced").waitFor();
    },
  },
  { name: "playing safely", route: "/user", path: "/user?tab=protection", who: "demo1" },
  { name: "protection", route: "/protection", path: "/protection", who: "visitor" },
  {
    name: "the self-test",
    route: "/protection/self-test",
    path: "/protection/self-test",
    who: "visitor",
  },
  {
    name: "a result of the self-test",
    route: "/protection/self-test",
    path: "/protection/self-test",
    who: "visitor",
    show: async (page) => {
      for (const question of await page.locator(".self-test fieldset").all())
        await question.getByRole("radio").last().check();
      await page.locator(".self-test [type=submit]").click();
      await page.locator(".self-test-result").waitFor();
    },
  },
  { name: "the terms", route: "/terms", path: "/terms", who: "visitor" },
  { name: "the privacy notice", route: "/privacy", path: "/privacy", who: "demo1" },
  {
    name: "the accessibility statement",
    route: "/accessibility",
    path: "/accessibility",
    who: "visitor",
  },
  { name: "a visitor's my page", route: "/user", path: "/user", who: "visitor" },
  {
    name: "the reality check",
    route: "/",
    path: "/notice",
    who: "demo2",
    show: async (page, { playTime }) => {
      const health = (await (
        await page.request.post(new URL("/api/routes/user-health-check", page.url()).href, {
          data: {},
        })
      ).json()) as object;
      const due = { ...health, playing: { checkInMs: 0, timeLeftMs: null } };
      // In place of the hour that a check takes to come; `retry` keeps the line from opening again.
      const body = `retry: 600000\nevent: health\ndata: ${JSON.stringify(due)}\n\n`;
      const events = "**/api/events";
      await page.route(events, (route) =>
        route.fulfill({ contentType: "text/event-stream", body }),
      );
      await page.reload();
      await dialog(page).getByRole("definition").first().waitFor();
      await dialog(page).getByRole("button", { name: playTime.goOn, exact: true }).waitFor();
      await page.unroute(events);
    },
  },
  {
    name: "the warning before the session ends",
    route: "/",
    path: "/notice",
    who: "demo2",
    show: async (page, { sessionEnd }) => {
      // In place of the minutes without activity; the page asks once more before it warns.
      await page.route("**/api/routes/user-health-check", async (route) => {
        const answer = await route.fetch();
        const health = (await answer.json()) as object;
        const session = { idleLeftMs: 150_000, leftMs: 3_600_000 };
        await route.fulfill({ response: answer, json: { ...health, session } });
      });
      await page.route("**/api/events", (route) =>
        route.fulfill({ contentType: "text/event-stream", body: "retry: 3600000\n\n" }),
      );
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await dialog(page).getByRole("button", { name: sessionEnd.goOn, exact: true }).waitFor();
    },
  },
  {
    name: "the question before leaving",
    route: "/user",
    path: "/user",
    who: "demo2",
    only: "wide",
    show: async (page, { members, messages }) => {
      await page.locator(".hd-1").getByRole("button", { name: members.logout }).click();
      await dialog(page).getByText(messages.msg2216).waitFor();
    },
  },
];

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { loadHomeTexts } from "#locales/site-texts.ts";
import type { App } from "#server/app/app.ts";
import { playRound } from "#server/games/rounds.ts";
import { fromWon } from "#server/kit/money.ts";
import { routes } from "#site/routes.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";
import { signInToOffice } from "#tests/support/office.ts";
import { publicActs } from "#tests/support/public-acts.ts";
import { countStatements, plainPage, visitPage } from "#tests/support/page-visits.ts";

const test = useTestApp({}, { hasPages: true });
let other: App;
let acts: ReturnType<typeof publicActs>;

beforeAll(async () => {
  // A stopped clock: pages are rendered again because of changes only, not because time passed.
  test.clock.stop();
  other = await test.another();
  const staff = await signInToOffice(test, "operator1");
  acts = publicActs(test, staff, await signInToOffice(test, "operator2"));
  await vi.waitUntil(() => [test.app, other].every(({ changes }) => changes.state() !== null));
});
afterAll(() => other.close());

const visit = (url = "/", headers: Record<string, string> = {}) =>
  visitPage(test.app, url, headers);
const shows = async (text: string, url = "/") => (await visit(url)).html.includes(text);

describe("a visitor's page", () => {
  it("is rendered once, in every encoding, with a nonce of its own in each answer", async () => {
    for (const encoding of ["br", "identity"]) {
      const headers = { "accept-encoding": encoding };
      const first = await visit("/en", headers);
      let again = first;
      expect(
        await countStatements(test.app, async () => (again = await visit("/en", headers))),
      ).toEqual([]);
      expect(first.nonce).toMatch(/^[\w-]{22}$/);
      expect(again.nonce).not.toBe(first.nonce);
      for (const { html, nonce } of [first, again])
        expect(html.match(/nonce="[^"]*"/g)).toEqual(Array(4).fill(`nonce="${nonce}"`));
      expect(again.html.replaceAll(again.nonce, first.nonce)).toBe(first.html);
    }
  });

  it("has its styles inside, which a member's browser already keeps as a file", async () => {
    const sheet = /<link rel="stylesheet" href="\/assets\/[^"]+\.css">/;
    const own = await visit("/", { cookie: await test.signIn("demo1", DEMO_PASSWORD) });
    const { html } = await visit();
    expect(html).not.toMatch(sheet);
    expect(html).toContain(".hero-title");
    expect(own.html).toMatch(sheet);
    expect(own.html).not.toContain(".hero-title");
  });

  it.each([
    ["its data do not load", "settings_documents", "/en/terms", 500],
    ["a part of it does not load", "payment_requests", "/en/deposit", 200],
  ])("shows the reference of the line in the log when %s", async (_what, table, url, status) => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    const before = test.logged.length;
    await test.owner.query(`alter table ${table} rename to away`);
    const page = await visit(url, { cookie });
    await test.owner.query(`alter table away rename to ${table}`);
    const failed = test.logged
      .slice(before)
      .map((line) => JSON.parse(line) as { id: string; call?: string });
    expect(failed).toEqual([expect.objectContaining({ msg: "call failed" })]);
    expect(page.status).toBe(status);
    const text = page.html.replace(/<style[\s\S]*?<\/style>|<!-- -->|<[^>]+>/g, "");
    expect(text).toContain(`Error ID ${failed[0]?.id}`);
  });

  it("differs by site, address and language", async () => {
    await acts.announce("notice", "한 곳의 공지", undefined, "one.test");
    expect(await shows("한 곳의 공지")).toBe(false);
    const there = await visit("/", { host: "one.test" });
    expect(there.html).toContain("한 곳의 공지");
    expect((await visit("/en")).html).toContain('lang="en"');
    expect((await visit("/th")).html).toContain('lang="th"');
    expect((await visit("/", { host: "site.test:8443" })).html).toContain("http://site.test:8443/");
  });

  it("has nothing of a member, whose own page is rendered for them alone", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    const before = await visit("/");
    const own = await visit("/", { cookie });
    expect(own.html).toContain('"userId":"demo1"');
    const after = await visit("/");
    expect(plainPage(after)).toBe(plainPage(before));
    expect(after.html).not.toContain("demo1");
    expect((await visit("/", { cookie })).html).toContain('"userId":"demo1"');
    // A request that names a session is never answered from the pages for visitors.
    const stale = { cookie: "dalbit_session=ended" };
    expect(await countStatements(test.app, () => visit("/", stale))).not.toEqual([]);
  });

  it("is kept only whole: no missing page, redirection, fault or failed part", async () => {
    for (const [url, status] of [
      ["/no-such-page", 404],
      ["/ko", 301],
    ] as const) {
      expect((await visit(url)).status).toBe(status);
      expect((await visit(url)).status).toBe(status);
    }
    await test.owner.query("alter table message_notices rename to message_notices_away");
    test.app.changes.changed();
    const broken = await visit("/vn");
    await test.owner.query("alter table message_notices_away rename to message_notices");
    const whole = await visit("/vn");
    expect(whole.html).not.toBe(broken.html);
    expect(plainPage(await visit("/vn"))).toBe(plainPage(whole));
  });

  it("has an accessibility statement in every language, with the way to tell of a barrier", async () => {
    const member = { cookie: await test.signIn("demo1", DEMO_PASSWORD) };
    for (const code of localeCodes) {
      const { frame } = await loadHomeTexts(code);
      const { html, status } = await visit(`/${code}/accessibility`.replace("/ko/", "/"));
      expect(status).toBe(200);
      for (const part of [`<title>${frame.accessibility} — `, "WCAG", "2.2", "axe-core"])
        expect(html).toContain(part);
      expect(html.match(/<h2>/g)).toHaveLength(5);
      expect(html).toMatch(/legal-feedback" href="[^"]*\/contact"/);
    }
    const own = await visit("/accessibility", member);
    expect(own.html).toMatch(/legal-feedback" href="[^"]*\/help"/);
    expect((await visit("/")).html).toMatch(/<footer[\s\S]*href="\/accessibility"/);
  });

  it("shows jackpots that are a second older at most", async () => {
    const amounts = async () =>
      /"jackpots":\{"ok":true,"data":.*?"jackpots":(\[.*?\])/.exec((await visit()).html)?.[1];
    const before = await amounts();
    const { ref } = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
    const call = {
      connection: "sandbox",
      memberRef: ref,
      currency: "KRW",
      gameCode: "moon-rabbit-mill",
      roundRef: "pages-1",
      gameSessionId: null,
      closes: true,
    };
    await playRound(test.app.writer, call, [
      { key: "pages-1", kind: "bet", amount: fromWon(500_000) },
    ]);
    test.clock.advance(2_000);
    expect(await amounts()).not.toBe(before);
  });

  it("shows a notice and a popup from their beginning to their end", async () => {
    for (const kind of ["notice", "popup"] as const) {
      const now = test.clock.now().getTime();
      const shown = { from: new Date(now + 5_000), until: new Date(now + 8_000) };
      const title = `창 ${kind}`;
      await acts.announce(kind, title, shown);
      expect(await shows(title)).toBe(false);
      test.clock.advance(5_500);
      expect(await shows(title)).toBe(true);
      test.clock.advance(3_000);
      expect(await shows(title)).toBe(false);
    }
  });
});

/** Each act with an address that shows it. */
const changes: readonly (readonly [name: string, url: string, change: () => Promise<unknown>])[] = [
  ["a notice", "/", () => acts.announce("notice", "새 공지")],
  ["a popup", "/", () => acts.announce("popup", "새 팝업")],
  ["a provider's name", "/", () => acts.rename("새 호랑이")],
  ["the order of providers", "/", () => acts.orderSports()],
  [
    "a provider that is switched off",
    "/",
    () => acts.act("set-provider-used", { provider: "tiger", isUsed: false }),
  ],
  [
    "a provider that is switched on",
    "/",
    () => acts.actByTwo("set-provider-used", { provider: "tiger", isUsed: true }),
  ],
  [
    "a game's name",
    "/game",
    () =>
      acts.act("change-game", {
        provider: "tiger",
        game: "moon-rabbit-mill",
        nameKo: "새 방앗간",
        nameEn: "Mill",
        isNew: true,
      }),
  ],
  ["all games switched off", "/", () => acts.act("change-switch", { name: "games", isOn: false })],
  [
    "all games switched on",
    "/",
    () => acts.actByTwo("change-switch", { name: "games", isOn: true }),
  ],
  ["the site's name", "/register", () => acts.changeSite("새 이름")],
  ["the terms", "/terms", () => acts.changeTerms("새 약관", "2027-01")],
];

describe("a change is on the next page", () => {
  it.each(changes)(
    "of this process at once, and of another with its notification: %s",
    async (_name, url, change) => {
      const before = await visit(url);
      expect(plainPage(await visitPage(other, url))).toBe(plainPage(before));
      await change();
      const after = plainPage(await visit(url));
      expect(after).not.toBe(plainPage(before));
      const elsewhere = async () => plainPage(await visitPage(other, url));
      await expect.poll(elsewhere, { interval: 20 }).toBe(after);
    },
  );

  it("with the notification of a statement by the database's owner", async () => {
    await visit();
    await test.owner.query("update game_providers set name_ko = '바꾼 이름' where code = 'tiger'");
    await expect.poll(() => shows("바꾼 이름"), { interval: 20 }).toBe(true);
  });

  it("because every table of a visitor's page tells of its changes", async () => {
    // Past the minute for which the times of payments are kept.
    test.clock.advance(60_000);
    const paths = routes.map(({ path }) => (path === "*" ? "/no-such-page" : path));
    const sent = await countStatements(other, async () => {
      for (const path of paths) {
        other.changes.changed();
        await visitPage(other, path);
      }
    });
    const named = new Set(
      sent.flatMap((text) => [...text.matchAll(/\b(?:from|join) (\w+)/g)].map(([, name]) => name)),
    );
    const all = await test.owner.query<{ name: string; tells: boolean }>(
      `select c.relname as name, 'public_changed'::regproc in (select tgfoid from pg_trigger
         where tgrelid = c.oid) as tells from pg_class c where c.relkind in ('r', 'p')`,
    );
    const tables = all.filter(({ name }) => named.has(name));
    const silent = tables.flatMap(({ name, tells }) => (tells ? [] : name));
    // Kept by time: pools a second, the record of interruptions 30, times of payments a minute.
    const kept = ["ledger_house_accounts", "ledger_share_schemes", "payment_requests"];
    const record = ["payment_payouts", "status_parts", "status_outages", "component_lives"];
    expect(new Set(silent)).toEqual(new Set([...kept, ...record, "component_events"]));
    expect(tables.length).toBeGreaterThan(8);
  });

  it("is what a process shows that has kept nothing, after any acts and visits", async () => {
    const urls = ["/", "/en", "/game?category=slot", "/terms", "/register"];
    const ids: unknown[] = [];
    let hidden = new Set<unknown>();
    const step = fc.oneof(
      fc.record({ kind: fc.constant("visit" as const), of: fc.nat(urls.length - 1) }),
      fc.record({ kind: fc.constant("announce" as const), of: fc.nat(1_000) }),
      fc.record({ kind: fc.constant("hide" as const), of: fc.nat(20) }),
      fc.record({ kind: fc.constant("rename" as const), of: fc.nat(1_000) }),
      fc.record({ kind: fc.constant("site" as const), of: fc.nat(1_000) }),
      fc.record({ kind: fc.constant("wait" as const), of: fc.nat(12_000) }),
    );
    const perform = async ({ kind, of }: { kind: string; of: number }) => {
      if (kind === "announce") ids.push((await acts.announce("notice", `공지 ${of}`))["id"]);
      if (kind === "rename") await acts.rename(`이름 ${of}`);
      if (kind === "site") await acts.changeSite(`사이트 ${of}`);
      if (kind === "wait") test.clock.advance(of);
      if (kind === "hide" && ids.length > 0) {
        const id = ids[of % ids.length];
        await acts.hide("notice", id, !hidden.has(id));
        hidden = hidden.has(id)
          ? new Set([...hidden].filter((each) => each !== id))
          : hidden.add(id);
      }
      if (kind !== "visit") return;
      const url = urls[of] ?? "/";
      const kept = plainPage(await visit(url));
      other.changes.changed();
      expect(kept).toBe(plainPage(await visitPage(other, url)));
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        for (const each of steps) await perform(each);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});

it("a member's home makes three statements", async () => {
  const cookie = await test.signIn("demo1", DEMO_PASSWORD);
  await visit("/", { cookie });
  const sent = await countStatements(test.app, () => visit("/", { cookie }));
  expect(sent).toHaveLength(3);
});

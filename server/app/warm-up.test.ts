import { beforeAll, expect, it, vi } from "vitest";
import { warmUp } from "#server/app/warm-up.ts";
import { useTestApp } from "#tests/support/app.ts";
import { countStatements, visitPage } from "#tests/support/page-visits.ts";

const test = useTestApp({}, { hasPages: true });
const anyHost = { site: null };

beforeAll(async () => {
  // A stopped clock: what is kept ends by changes only, not because time passed.
  test.clock.stop();
  await vi.waitUntil(() => test.app.changes.state() !== null);
  const before = test.app.changes.state();
  await test.owner.query(
    "insert into settings_sites (host, name, default_locale) values ('thai.test', 'Thai', 'th')",
  );
  // What is kept ends when the process hears of the new site, which may be a moment later.
  await vi.waitUntil(() => test.app.changes.state() !== before);
});

it("reads the catalogue once, so that the first visitor of each site waits for no games", async () => {
  const warming = await countStatements(test.app, () => warmUp(test.app, anyHost));
  const reads = (statements: readonly string[]) =>
    statements.filter((each) => each.includes("from games left join")).length;
  expect(reads(warming)).toBe(1);
  for (const [host, lobby] of [
    ["localhost", "/"],
    ["thai.test", "/th"],
  ] as const)
    for (const url of [lobby, "/game?sort=name"]) {
      const first = await countStatements(test.app, async () => {
        const { status } = await visitPage(test.app, url, { host });
        expect(status).toBe(200);
      });
      expect(reads(first), `${host}${url}`).toBe(0);
    }
});

it("reads again what changed while it read, as when the process begins to hear of changes", async () => {
  const { server: inner, changes } = test.app;
  let opened = 0;
  const inject = async (asked: { url: string }) => {
    const answer = await inner.inject(asked);
    // The last page of the first time.
    if (asked.url === "/th" && opened++ === 0) changes.changed();
    return answer;
  };
  const server = { inject } as unknown as typeof inner;
  await warmUp({ ...test.app, server }, anyHost);
  expect(opened).toBe(2);
  const first = await countStatements(test.app, () =>
    visitPage(test.app, "/game?sort=name", { host: "localhost" }),
  );
  expect(first.filter((each) => each.includes("from games"))).toEqual([]);
});

it("fails when the games cannot be read, so that the process does not say that it is ready", async () => {
  await test.owner.query("alter table game_providers rename to game_providers_away");
  test.app.changes.changed();
  await expect(warmUp(test.app, anyHost)).rejects.toThrow("get-games answered 500");
  await test.owner.query("alter table game_providers_away rename to game_providers");
});

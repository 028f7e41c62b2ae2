import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { localeCodes, defaultLocale } from "#contract/locales.ts";
import type { PageRequest } from "#contract/page.ts";
import { builtSite } from "#server/http/pages/pages.ts";
import { contextOfVisitor } from "#server/http/calls/context.ts";
import { createCaller } from "#server/http/calls/dispatch.ts";
import { projectFolder } from "#scripts/project.ts";
import { currentUserOf } from "#server/views/current-user.ts";
import { useTestApp } from "#tests/support/app.ts";

const test = useTestApp();

/** What a member's page is rendered from. */
async function pageOf(loginId: string, locale = defaultLocale, path = "/"): Promise<PageRequest> {
  const { db } = test.app;
  const [row] = await db.query<{ id: bigint }>("select id from members where login_id = $1", [
    loginId,
  ]);
  const memberId = row?.id ?? 0n;
  const user = await currentUserOf(db, memberId);
  const origin = "http://site.test";
  const context = contextOfVisitor({ origin, host: "site.test", locale });
  const member = { memberId, sessionId: "0" };
  const { assets } = await builtSite(projectFolder);
  return {
    path: locale === defaultLocale ? path : `/${locale}${path}`,
    call: createCaller(test.app.pageDispatch, { ...context, member }),
    session: { sideUser: user, token: "token" },
    site: {
      name: "달빛",
      origin,
      playMoney: true,
      minimumAge: 19,
      timeZone: "Asia/Seoul",
      utcOffsets: { changes: [], untilMs: 0 },
      governingLocale: defaultLocale,
    },
    nonce: "n".repeat(22),
    assets,
    styles: null,
    now: test.clock.now().toISOString(),
  };
}

/** Where two texts begin to differ; -1 for equal ones. */
function firstDifference(one: string, other: string): number {
  if (one === other) return -1;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return at;
}

// Pages show the moment at which their data was read.
beforeAll(() => test.clock.stop());

describe("a member's page with kept parts", () => {
  it("has the same bytes as one that is rendered whole, for every member and language", async () => {
    const { renderPage } = await builtSite(projectFolder);
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    const favourite = { company: "tiger", code: "tiger", favourite: true };
    await test.call("set-favourite", favourite, { cookie });
    const paths = ["/", "/?tab=slot", "/game", "/deposit?page=1", "/user", "/no-such-page"];
    for (const locale of localeCodes)
      for (const path of locale === defaultLocale ? paths : ["/"])
        for (const loginId of ["demo1", "demo2"]) {
          const page = await pageOf(loginId, locale, path);
          const whole = await renderPage(page);
          const shared = await renderPage({ ...page, keepsParts: true });
          const at = firstDifference(shared.html, whole.html);
          const around = [shared, whole].map(({ html }) =>
            html.slice(Math.max(0, at - 80), at + 80),
          );
          expect(around[0], `${loginId} ${page.path} at ${at}`).toBe(around[1]);
          expect(whole.html).toContain(loginId);
        }
  });

  it("is rendered anew where something it shows has changed", async () => {
    const { renderPage } = await builtSite(projectFolder);
    const shared = async (loginId: string) =>
      (await renderPage({ ...(await pageOf(loginId)), keepsParts: true })).html;
    await shared("demo1");
    await test.owner.query("update game_providers set name_ko = '바뀐 이름' where code = 'tiger'");
    test.app.changes.changed();
    expect(await shared("demo2")).toContain("바뀐 이름");
  });
});

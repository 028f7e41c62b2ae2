import type { SessionProps, SiteFacts } from "#contract/page.ts";
import type { RenderOrder } from "#bench/pages/render-loop.ts";

/** The calls of the home page, those of a member among them. */
const HOME_CALLS = [
  "get-casino-setting",
  "get-slot-setting",
  "get-sport-setting",
  "get-jackpots",
  "get-user-notices",
  "get-notice-popup",
  "get-game-shelf",
  "get-help-list",
  "get-in-game-balance",
];

type Written = { session: SessionProps; site: SiteFacts };

/** What a member's home page is rendered from: its own data, and the answers to its calls. */
export async function homeAnswersOf(
  webUrl: string,
  headers: Record<string, string>,
): Promise<Omit<RenderOrder, "seconds">> {
  const html = await (await fetch(`${webUrl}/`, { headers })).text();
  const [, written = "{}"] = /id="page">(.*?)<\/script>/s.exec(html) ?? [];
  const { session, site } = JSON.parse(written) as Written;
  const answers: Record<string, unknown> = {};
  for (const name of HOME_CALLS) {
    const answer = await fetch(`${webUrl}/api/routes/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: "{}",
    });
    if (answer.ok) answers[name] = await answer.json();
  }
  return { path: "/", session, site, answers };
}

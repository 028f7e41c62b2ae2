import { numberIn } from "#ui/number-in.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

export const playViews = ["games", "open", "closed"] as const;

/** Games with quick starts, or the open or closed reviews of members' play. */
export const loadPlayPatterns = async (
  call: OfficeCaller,
  { query }: { query: URLSearchParams },
) => {
  const view = playViews.find((each) => each === query.get("view")) ?? "games";
  if (view === "games") {
    const answer = await call("get-quick-games", {});
    if (answer.status !== "success") throw new Error(`the games answered ${answer.status}`);
    return { view, games: answer.games } as const;
  }
  const after = numberIn(query.get("before"));
  const answer = await call("get-play-reviews", { list: view, after });
  if (answer.status !== "success") throw new Error(`the reviews answered ${answer.status}`);
  const { reviews, next } = answer;
  return { view, reviews, next } as const;
};
export type PlayPatternsPage = Awaited<ReturnType<typeof loadPlayPatterns>>;

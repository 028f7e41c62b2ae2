import type { Output } from "#contract/calls.ts";
import type { GameCategory, ProviderEntry } from "#contract/games.ts";
import { gameCategories } from "#site/games/categories.ts";
import type { Notice, Popup } from "#contract/messages.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { loadJackpots, type JackpotsData } from "#site/games/load-jackpots.ts";
import type { Shelf } from "#site/games/load-game-page.ts";
import { loadProviders } from "#site/games/providers.ts";
import type { HelpList } from "#site/messages/load-messages.ts";
import { sectionOf, section, type Section } from "#site/app/section.ts";

export type HomeData = {
  providers: Record<GameCategory, Section<ProviderEntry[]>>;
  jackpots: JackpotsData;
  notices: Section<Notice[]>;
  /** Empty when loading failed; the page works without them. */
  popups: Popup[];
  /** Null for visitors. */
  shelf: Section<Shelf> | null;
  help: Section<HelpList> | null;
  balance: Section<Output<"get-in-game-balance"> & { askedAt: number }> | null;
};

/** Source: specification, section 9 ("Home lists: first 5"). */
const listLength = 5;

const loadNotices = ({ call }: AppContext) =>
  section(async () => {
    const answer = await call("get-user-notices", {});
    return answer.status === "success" ? answer.notices.slice(0, listLength) : null;
  });

async function loadPopups({ call }: AppContext): Promise<Popup[]> {
  const answer = await call("get-notice-popup", {}).catch(() => null);
  return answer?.status === "success" ? answer.note : [];
}

const loadShelf = ({ call }: AppContext) => sectionOf(call, "get-game-shelf", {});

const loadHelp = ({ call }: AppContext) =>
  section(async () => {
    const answer = await call("get-help-list", {});
    if (answer.status !== "success") return null;
    return { helps: answer.helps.slice(0, listLength), maxCount: answer.maxCount };
  });

const loadBalance = ({ call }: AppContext) =>
  section(async () => {
    // What the server rendered is older than every answer that the browser asks for.
    const askedAt = typeof window === "undefined" ? 0 : performance.now();
    const answer = await call("get-in-game-balance", {});
    return answer.status === "success" ? { ...answer, askedAt } : null;
  });

/** All data of the lobby, requested at once; a failing part does not affect the others. */
export async function loadHome(app: AppContext): Promise<HomeData> {
  const { sideUser } = app.session;
  const member = sideUser !== null;
  const [lists, jackpots, notices, popups, shelf, help, balance] = await Promise.all([
    Promise.all(gameCategories.map((category) => loadProviders(app.call, category))),
    loadJackpots(app),
    loadNotices(app),
    loadPopups(app),
    // A reduced session has no games to go on with.
    member && !sideUser.reduced ? loadShelf(app) : null,
    member ? loadHelp(app) : null,
    member ? loadBalance(app) : null,
  ]);
  const providers = Object.fromEntries(
    gameCategories.map((category, index) => [category, lists[index]]),
  ) as HomeData["providers"];
  return { providers, jackpots, notices, popups, shelf, help, balance };
}

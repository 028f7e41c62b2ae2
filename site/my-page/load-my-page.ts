import type { AppContext } from "#site/app/app-context.tsx";
import { loadBets } from "#site/games/load-bets.ts";
import { loadPrivacyRequests } from "#site/my-page/privacy-requests/load-privacy-requests.ts";
import { loadIdentity } from "#site/my-page/identity/load-identity.ts";
import { loadSessions } from "#site/my-page/load-sessions.ts";
import { loadPasskeys } from "#site/my-page/passkeys/load-passkeys.ts";
import { loadSecondFactor } from "#site/my-page/second-factor/load-second-factor.ts";
import { loadSignInNotes } from "#site/my-page/sign-in-notes/load-sign-in-notes.ts";
import { loadStaffAccesses } from "#site/my-page/staff-accesses/load-staff-accesses.ts";
import { tabOf, type MyPageData } from "#site/my-page/my-page-tabs.ts";
import { loadPanel } from "#site/my-page/panels.ts";
import { loadMarketing } from "#site/my-page/marketing/load-marketing.ts";
import { loadPlayedGames } from "#site/parts/played-games.ts";
import { loadBreak } from "#site/my-page/load-break.ts";
import { loadClosing } from "#site/my-page/load-closing.ts";
import { loadQuietTimes } from "#site/my-page/load-quiet-times.ts";
import { loadLimits } from "#site/my-page/load-limits.ts";
import { loadLiabilities } from "#site/wallet/liabilities/load-liabilities.ts";
import { loadFigures, loadStatement } from "#site/wallet/load-wallet.ts";

/** The data and the panel of the open tab only. */
export async function loadMyPage(app: AppContext, query: URLSearchParams): Promise<MyPageData> {
  const [data] = await Promise.all([loadTab(app, query), loadPanel(tabOf(query))]);
  return data;
}

async function loadTab(app: AppContext, query: URLSearchParams): Promise<MyPageData> {
  const tab = tabOf(query);
  switch (tab) {
    case "money": {
      const [statement, games, liabilities] = await Promise.all([
        loadStatement(app, query),
        loadPlayedGames(app),
        loadLiabilities(app),
      ]);
      return { tab, statement, games, liabilities };
    }
    case "bets": {
      const [bets, games] = await Promise.all([loadBets(app, query), loadPlayedGames(app)]);
      return { tab, bets, games };
    }
    case "figures":
      return { tab, figures: await loadFigures(app, query) };
    case "security": {
      const [sessions, notes, passkeys, factor, accesses] = await Promise.all([
        loadSessions(app),
        loadSignInNotes(app),
        loadPasskeys(app),
        loadSecondFactor(app),
        loadStaffAccesses(app, query),
      ]);
      return { tab, sessions, notes, passkeys, factor, accesses };
    }
    case "limits":
      return { tab, limits: await loadLimits(app) };
    case "protection": {
      const [running, quiet, closing] = await Promise.all([
        loadBreak(app),
        loadQuietTimes(app),
        loadClosing(app),
      ]);
      return { tab, running, quiet, closing };
    }
    case "profile": {
      const [identity, marketing, requests, factor] = await Promise.all([
        loadIdentity(app),
        loadMarketing(app),
        loadPrivacyRequests(app),
        loadSecondFactor(app),
      ]);
      return { tab, identity, marketing, requests, factor };
    }
  }
}

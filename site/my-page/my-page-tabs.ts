import type { OwnLimits } from "#contract/limits.ts";
import type { PlayTime } from "#contract/play-time.ts";
import type { Section } from "#site/app/section.ts";
import type { Rounds } from "#site/games/load-bets.ts";
import type { OwnPrivacyRequests } from "#site/my-page/privacy-requests/load-privacy-requests.ts";
import type { OwnIdentity } from "#site/my-page/identity/load-identity.ts";
import type { OwnClosing } from "#site/my-page/load-closing.ts";
import type { OwnBreak } from "#site/my-page/load-break.ts";
import type { OwnConsents } from "#site/my-page/marketing/load-marketing.ts";
import type { QuietTimes } from "#site/my-page/load-quiet-times.ts";
import type { OwnPasskeys } from "#site/my-page/passkeys/load-passkeys.ts";
import type { OwnSecondFactor } from "#site/my-page/second-factor/load-second-factor.ts";
import type { OwnSessions } from "#site/my-page/load-sessions.ts";
import type { OwnSignInNotes } from "#site/my-page/sign-in-notes/load-sign-in-notes.ts";
import type { StaffAccesses } from "#site/my-page/staff-accesses/load-staff-accesses.ts";
import type { PlayedGames } from "#site/parts/played-games.ts";
import type { OwnLiabilities } from "#site/wallet/liabilities/load-liabilities.ts";
import type { Figures, MoneyList } from "#site/wallet/load-wallet.ts";

export const myPageTabs = [
  "profile",
  "money",
  "figures",
  "bets",
  "security",
  "limits",
  "protection",
] as const;
export type MyPageTab = (typeof myPageTabs)[number];

export type MyPageData =
  | {
      tab: "profile";
      identity: Section<OwnIdentity>;
      marketing: Section<OwnConsents>;
      requests: Section<OwnPrivacyRequests>;
      factor: Section<OwnSecondFactor>;
    }
  | {
      tab: "protection";
      running: Section<OwnBreak>;
      quiet: Section<QuietTimes>;
      closing: Section<OwnClosing>;
    }
  | { tab: "limits"; limits: Section<OwnLimits & { play: PlayTime }> }
  | {
      tab: "money";
      statement: Section<MoneyList>;
      games: PlayedGames;
      liabilities: Section<OwnLiabilities>;
    }
  | { tab: "figures"; figures: Section<Figures> }
  | { tab: "bets"; bets: Section<Rounds>; games: PlayedGames }
  | {
      tab: "security";
      sessions: Section<OwnSessions>;
      notes: Section<OwnSignInNotes>;
      passkeys: Section<OwnPasskeys>;
      factor: Section<OwnSecondFactor>;
      accesses: Section<StaffAccesses>;
    };

/** The tab in an address; the profile by default. */
export const tabOf = (query: URLSearchParams): MyPageTab =>
  myPageTabs.find((tab) => tab === query.get("tab")) ?? "profile";

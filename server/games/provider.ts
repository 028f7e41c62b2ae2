import type { GameKind } from "#contract/browsing.ts";
import type { Locale } from "#contract/locales.ts";
import type { Money } from "#server/kit/money.ts";
import type { Send } from "#server/kit/send.ts";
import { CURRENCY } from "#server/ledger/accounts.ts";

/**
 * The interface to game providers. A folder in `providers/` implements it; this room is
 * independent of protocols. Providers' calls are booked in `rounds.ts`.
 */
export type LaunchRequest = {
  gameSessionId: string;
  /** The launch as the provider's calls will name it; empty where the protocol has no token. */
  token: string;
  /** The provider's reference of the member; not their id, nick or login. */
  memberRef: string;
  gameCode: string;
  currency: string;
  /** What the member can stake now, for providers that show it before they read the balance. */
  balance: Money;
  locale: Locale;
  isPhone: boolean;
  /** The member's network address, for providers that must know the country. */
  address: string;
  /** The lobby's address, to which the game returns. */
  returnUrl: string;
};

/** A window without money: what a launch says about the member is left out. */
export type PracticeRequest = Pick<LaunchRequest, "gameCode" | "locale" | "returnUrl">;

/** A finished round of a member, by the provider's own names. */
export type ReplayRequest = { memberRef: string; roundRef: string; locale: Locale };

/** One of a provider's games, as in its catalogue. */
export type CatalogueEntry = {
  code: string;
  name: string;
  category: string | null;
  /** The declared return to player in basis points; null when it is not declared. */
  returnBasisPoints: number | null;
  /** From 1 (low) to 5 (high); null when it is not declared. */
  volatility: number | null;
  hasFreeRounds: boolean;
  /** What its category names; empty when that is not known. */
  kinds: GameKind[];
  /** Whether `practise` opens it. */
  hasPractice: boolean;
  isEnabled: boolean;
  /** The version that the provider runs; null when it is not told. */
  build: string | null;
  /** The smallest and the largest stake of a round; null when they are not told. */
  stakes: { least: Money; most: Money } | null;
  /** The rules by language, one in a line. */
  rules: { [language in Locale]?: string };
};

/** A stake or win as the provider has it in its books. */
export type ReportedTransaction = {
  key: string;
  amount: Money;
  state: "done" | "declined" | "rolled_back";
};

/** One transfer of money as the provider gets it; `id` is ours and the same at every attempt. */
export type TransferAsk = {
  id: string;
  memberRef: string;
  currency: string;
  direction: "in" | "out";
  amount: Money;
};

/** `unknown` is every answer without a clear outcome; the request is repeated with the same id. */
export type TransferOutcome =
  | { kind: "done"; balance: Money | null }
  | { kind: "refused"; isShort: boolean }
  | { kind: "unknown" };

/** The calls to a provider that keeps money for members. None of them throws. */
export type TransferWallet = {
  move(ask: TransferAsk): Promise<TransferOutcome>;
  /** The outcome of an earlier transfer; `missing` when the provider does not have it. */
  look(ask: TransferAsk): Promise<TransferOutcome | { kind: "missing" }>;
  /** The member's balance there, or null when it is unknown. */
  balance(memberRef: string, currency: string): Promise<Money | null>;
  /** How long after its request a transfer without an answer can still be carried out. */
  settlesWithinMs: number;
};

export type ProviderAdapter = {
  /** The name in `game_providers.connection`. */
  connection: string;
  /** The provider's base address, which the health check calls by `send`. */
  address: string;
  send: Send;
  /**
   * Requests the address of a game window, single-use and short-lived, from the provider. Throws
   * Refusal `provider_unavailable` for every failure, also for an unclear answer.
   */
  launch(request: LaunchRequest): Promise<string>;
  /**
   * The address of a window without money. Throws like `launch`; absent when the protocol has none.
   */
  practise?(request: PracticeRequest): Promise<string>;
  /**
   * The address of the provider's page that shows a finished round. Throws Refusal
   * `provider_unavailable`, and `not_found` when the provider no longer has the round; absent when
   * neither the protocol nor the connection has such a page.
   */
  replay?(request: ReplayRequest): Promise<string>;
  /** Its protocol uses our launch tokens, so that one is made and passed to it. */
  usesTokens: boolean;
  /** Set when the provider keeps money for members; absent when every stake calls our wallet. */
  transfers?: TransferWallet;
  /**
   * All games of the provider. Throws for an invalid answer; absent when the protocol has no list.
   */
  listGames?(): Promise<CatalogueEntry[]>;
  /** The provider's own transactions of a period. Throws for an invalid answer. */
  reportTransactions?(span: { from: Date; until: Date }): Promise<ReportedTransaction[]>;
};

/** A launch must be over before the launch dialog closes itself at 4 s (specification 7). */
export const LAUNCH_DEADLINE_MS = 3_500;

/** The currency of every wallet, for protocols that require it in answers. */
export const WALLET_CURRENCY = CURRENCY;

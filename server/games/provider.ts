import type { Locale } from "#contract/locales.ts";
import type { Money } from "#server/kit/money.ts";
import { CURRENCY } from "#server/ledger/accounts.ts";

/**
 * The port to game providers. A cell under `providers/` implements it; this room knows no
 * protocol. What a cell calls back with is in `rounds.ts`.
 */
export type LaunchRequest = {
  gameSessionId: string;
  /** The launch as the provider's calls will name it; empty where the protocol has no token. */
  token: string;
  /** What the provider knows the member by; not their id, nick or login. */
  memberRef: string;
  gameCode: string;
  currency: string;
  /** What the member can stake now, for providers that show it before they ask. */
  balance: Money;
  locale: Locale;
  isPhone: boolean;
  /** The member's network address, for providers that must know the country. */
  address: string;
  /** The lobby's address, where the game's way out leads. */
  returnUrl: string;
};

/** What a provider says of one of its games. */
export type CatalogueEntry = {
  code: string;
  name: string;
  category: string | null;
  /** The declared return to player in basis points; null where none is declared. */
  returnBasisPoints: number | null;
  /** From 1, calm, to 5, wild; null where none is declared. */
  volatility: number | null;
  hasFreeRounds: boolean;
  isEnabled: boolean;
};

/** A stake or win as the provider has it in its books. */
export type ReportedTransaction = {
  key: string;
  amount: Money;
  state: "done" | "declined" | "rolled_back";
};

/** One move of money as the provider gets it; `id` is ours and the same at every try. */
export type TransferAsk = {
  id: string;
  memberRef: string;
  currency: string;
  direction: "in" | "out";
  amount: Money;
};

/** `unknown` is every answer that does not say how it ended: it is asked again with the same id. */
export type TransferOutcome =
  | { kind: "done"; balance: Money | null }
  | { kind: "refused"; isShort: boolean }
  | { kind: "unknown" };

/** What a provider that keeps money for members can be asked. Nothing here throws. */
export type TransferWallet = {
  move(ask: TransferAsk): Promise<TransferOutcome>;
  /** What became of a move that was asked for before; `missing` when the provider has not seen it. */
  look(ask: TransferAsk): Promise<TransferOutcome | { kind: "missing" }>;
  /** What the member has there, or null when it is not known now. */
  balance(memberRef: string, currency: string): Promise<Money | null>;
  /** How long after it was asked for a move can still be carried out, when no answer came. */
  settlesWithinMs: number;
};

export type ProviderAdapter = {
  /** The name that `game_providers.connection` carries. */
  connection: string;
  /** The provider's base address: whether anything answers there is looked at again and again. */
  address: string;
  /**
   * Asks the provider for the address of a game window: single-use and short-lived.
   * Throws Refusal `provider_unavailable` for every failure, also for an unclear answer.
   */
  launch(request: LaunchRequest): Promise<string>;
  /** Its protocol names launches by tokens of ours: one is made and handed over. */
  usesTokens: boolean;
  /** The provider keeps money for members; absent where every stake is asked of our wallet. */
  transfers?: TransferWallet;
  /** All games of the provider. Throws for an answer that is not one; absent where the protocol has no list. */
  listGames?(): Promise<CatalogueEntry[]>;
  /** Its own books of a stretch of time. Throws for an answer that is not one. */
  reportTransactions?(span: { from: Date; until: Date }): Promise<ReportedTransaction[]>;
};

/** A launch must be over before the launch dialog closes itself at 4 s (specification 7). */
export const LAUNCH_DEADLINE_MS = 3_500;

/** What every wallet is in, for protocols that want it in their answers. */
export const WALLET_CURRENCY = CURRENCY;

import type { Locale } from "#contract/locales.ts";

/**
 * The port to game providers. A cell under `providers/` implements it; this room knows no
 * protocol. What a cell calls back with is in `rounds.ts`.
 */
export type LaunchRequest = {
  gameSessionId: string;
  /** What the provider knows the member by; not their id, nick or login. */
  memberRef: string;
  gameCode: string;
  currency: string;
  locale: Locale;
  isPhone: boolean;
  /** The member's network address, for providers that must know the country. */
  address: string;
  /** The lobby's address, where the game's way out leads. */
  returnUrl: string;
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
};

/** A launch must be over before the launch dialog closes itself at 4 s (specification 7). */
export const LAUNCH_DEADLINE_MS = 3_500;

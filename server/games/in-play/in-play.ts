import { isInPlay } from "#server/games/in-play/store.ts";

/**
 * Whether a round of the member is open or has not earned its comp yet, or money of theirs is at a
 * provider or on its way.
 */
export const hasMoneyInPlay = isInPlay;

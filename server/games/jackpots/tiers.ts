import { jackpotTiers } from "#contract/jackpot-tiers.ts";

/** The pools that a call of a provider can name; protocols do not read the contract. */
export const namedTiers = jackpotTiers;

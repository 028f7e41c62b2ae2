import type { Money } from "#server/kit/money.ts";
import type { AccountKind } from "#server/ledger/movements.ts";

/** Where an account lies: its shard and its id. Never changes, so it may be cached. */
export type AccountRef = { bucket: number; id: bigint };

export type Balances = Record<AccountKind, Money>;

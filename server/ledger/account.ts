import type { Money } from "#server/kit/money.ts";
import type { AccountKind } from "#server/ledger/movements.ts";

/** An account's shard and id. It never changes, so it may be cached. */
export type AccountRef = { bucket: number; id: bigint };

export type Balances = Record<AccountKind, Money>;

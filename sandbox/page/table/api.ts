import type {
  BetAnswer,
  TableEvent,
  TableReplayView,
  TableStateView,
  TableWagerView,
} from "../../tables/wire.ts";
import { call } from "../api.ts";

export type TableOrder = {
  table: string;
  number: number;
  requestId: string;
  clientSeed: string;
  bets: { spot: string; stake: string }[];
};
export type TableApi = ReturnType<typeof tableApi>;
export type { TableEvent };

/** The public view of a paid round, for everyone with the wager's id. */
export const askTableReplay = (id: string): Promise<TableReplayView> =>
  call<TableReplayView>("GET", `/table/replays/${encodeURIComponent(id)}`, "");

/** The calls of one session at the tables. */
export const tableApi = (secret: string) => ({
  state: (table?: string) =>
    call<TableStateView>(
      "GET",
      `/table/state${table === undefined ? "" : `?table=${encodeURIComponent(table)}`}`,
      secret,
    ),
  bet: (order: TableOrder) => call<BetAnswer>("POST", "/table/bets", secret, order),
  wagers: () => call<{ wagers: TableWagerView[] }>("GET", "/table/wagers", secret),
});

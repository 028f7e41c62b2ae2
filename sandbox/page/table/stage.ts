import type { TableResult } from "../../tables/table.ts";

export type Showing = {
  isMoving: boolean;
  onStep?: () => void;
  /** Aborts when another phase or table begins: nothing more of this result appears. */
  ended?: AbortSignal;
};

/** The area above the layout: cards are dealt, a ball runs. It shows what its caller gives it. */
export type TableStage = {
  /** Bets are open. */
  wait: () => void;
  /** No more bets; the result is not known here yet. */
  spin: () => void;
  show: (result: TableResult, how: Showing) => Promise<void>;
  /** The result in words. */
  say: (result: TableResult) => string;
};

import type { TableResult } from "../../tables/table.ts";

/** The area above the layout: cards are dealt, a ball runs. It shows what its caller gives it. */
export type TableStage = {
  /** Bets are open. */
  wait: () => void;
  /** No more bets; the result is not known here yet. */
  spin: () => void;
  show: (result: TableResult, isMoving: boolean, onStep: () => void) => Promise<void>;
  /** The result in words. */
  say: (result: TableResult) => string;
};

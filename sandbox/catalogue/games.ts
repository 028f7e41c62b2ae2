import { findSlotGame } from "./slot-games.ts";
import { findTableLobby } from "./table-games.ts";

export type GameKind = "slot" | "table";

/** What kind of game a code opens; undefined when there is none. */
export function kindOfGame(code: string): GameKind | undefined {
  if (findSlotGame(code) !== undefined) return "slot";
  return findTableLobby(code) === undefined ? undefined : "table";
}

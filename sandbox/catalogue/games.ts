import { findInstantGame } from "./instant-games.ts";
import { findSlotGame } from "./slot-games.ts";
import { findSportDoor } from "./sport-games.ts";
import { findTableLobby } from "./table-games.ts";

export type GameKind = "slot" | "table" | "mines" | "sport";

/** The kind of game of a code; undefined for an unknown code. */
export function kindOfGame(code: string): GameKind | undefined {
  if (findSlotGame(code) !== undefined) return "slot";
  if (findTableLobby(code) !== undefined) return "table";
  if (findInstantGame(code) !== undefined) return "mines";
  return findSportDoor(code) === undefined ? undefined : "sport";
}

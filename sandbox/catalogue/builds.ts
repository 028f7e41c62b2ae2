import { findInstantGame } from "./instant-games.ts";
import { findSlotGame, type Mechanic } from "./slot-games.ts";
import { findSportDoor } from "./sport-games.ts";
import { findTableLobby } from "./table-games.ts";

/**
 * The version of each kind of game; it changes with its rules or its figures, so that an operator
 * which pinned the former one stops the game until it has agreed to the new one.
 */
const versions: Readonly<Record<Mechanic | "tables" | "mines" | "sport", string>> = {
  lines: "1.4.2",
  ways: "1.3.0",
  cascades: "2.1.0",
  classic: "1.2.0",
  heights: "1.1.0",
  hold: "1.1.0",
  tables: "3.0.1",
  mines: "1.0.4",
  sport: "2.0.0",
};

/** The version of a game. Throws for an unknown code. */
export function buildOf(code: string): string {
  const slot = findSlotGame(code);
  if (slot) return versions[slot.mechanic];
  if (findTableLobby(code)) return versions.tables;
  if (findInstantGame(code)) return versions.mines;
  if (findSportDoor(code)) return versions.sport;
  throw new Error(`there is no game ${code}`);
}

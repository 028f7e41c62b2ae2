import { basename, dirname } from "node:path/posix";
import { isPrivateFile, rooms as projectRooms, roomThatServesRoutes } from "#architecture.ts";
import type { Room } from "#architecture.ts";
import { importsOf } from "#scripts/imports.ts";
import { isTest, type Source } from "#scripts/sources.ts";

type Rooms = Readonly<Record<string, Room>>;

/** These join the protocols to the product. */
const listsOfProtocols = ["server/providers/connections.ts", "server/providers/reference.ts"];

/**
 * Folders that only the named files import from outside, so that another one can take their place.
 * Tests and their support may.
 */
export const foldersBehind: Readonly<Record<string, readonly string[]>> = {
  "server/providers/beexar": listsOfProtocols,
  "server/providers/betsy": listsOfProtocols,
  "server/providers/hub88": listsOfProtocols,
  "server/providers/igsp": listsOfProtocols,
};

/**
 * Compares every import with the table of rooms.
 * @returns one sentence per fault; empty when every import is allowed
 */
export function checkArchitecture(
  sources: readonly Source[],
  rooms: Rooms = projectRooms,
): string[] {
  const faults = [...mutualPairs(rooms), ...mutualFolders(sources, rooms)];
  for (const source of sources) {
    const room = roomOf(source.path, rooms);
    if (room === null) {
      faults.push(`${source.path} is in no room: give it one in architecture.ts, or move it`);
      continue;
    }
    if (isTest(source.path)) continue;
    for (const target of importsOf(source)) {
      const fault = faultOf(room, target, rooms) ?? behindFault(source.path, target);
      if (fault !== null) faults.push(`${source.path} imports ${target}: ${fault}`);
    }
  }
  return faults;
}

function faultOf(room: string, target: string, rooms: Rooms): string | null {
  const targetRoom = roomOf(target, rooms);
  const allowed = rooms[room]?.mayImport ?? [];
  if (targetRoom === null) return "it is in no room";
  if (targetRoom === room || allowed === "anything") return null;
  if (!allowed.includes(targetRoom) && !allowed.includes(target)) {
    return `${room} may not import ${targetRoom}`;
  }
  const file = basename(target);
  const isServed = room === roomThatServesRoutes && file.endsWith("routes.ts");
  const noun = nounOf(target);
  if (noun !== null && isPrivateFile(file) && noun !== nounOf(room) && !isServed) {
    return `${file} belongs to ${noun} alone; use its verbs`;
  }
  return null;
}

function behindFault(from: string, target: string): string | null {
  for (const [folder, lists] of Object.entries(foldersBehind)) {
    const isInside = (path: string) => path.startsWith(`${folder}/`);
    if (isInside(target) && !isInside(from) && !from.startsWith("tests/") && !lists.includes(from))
      return `only ${lists.join(" and ")} import ${folder}`;
  }
  return null;
}

/** The longest entry of the table that is the file or a folder around it. */
function roomOf(path: string, rooms: Rooms): string | null {
  const fitting = Object.keys(rooms).filter((room) => path === room || path.startsWith(`${room}/`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** The noun of a server file, such as `server/games`; null for other files. */
const nounOf = (path: string): string | null => /^server\/[a-z-]+/.exec(path)?.[0] ?? null;

/** Rooms without a file: the table must name only what exists. */
export function emptyRooms(sources: readonly Source[], rooms: Rooms = projectRooms): string[] {
  const inUse = new Set(sources.map(({ path }) => roomOf(path, rooms)));
  return Object.keys(rooms)
    .filter((room) => !inUse.has(room))
    .map((room) => `architecture.ts names ${room}, which has no file: take it out`);
}

/** Rooms and files that the table lets others import and that do not exist. */
export function missingTargets(sources: readonly Source[], rooms: Rooms = projectRooms): string[] {
  const known = new Set([...Object.keys(rooms), ...sources.map(({ path }) => path)]);
  const named = Object.values(rooms).flatMap(({ mayImport }) =>
    mayImport === "anything" ? [] : mayImport,
  );
  return [...new Set(named)]
    .filter((target) => !known.has(target))
    .map((target) => `architecture.ts lets rooms import ${target}, which does not exist`);
}

/**
 * Folders side by side that import each other. A folder and its own subfolder may: the outer one
 * combines the inner ones. Tools may import anything.
 */
function mutualFolders(sources: readonly Source[], rooms: Rooms): string[] {
  const pairs = new Set<string>();
  for (const source of sources) {
    const room = roomOf(source.path, rooms);
    if (isTest(source.path) || room === null || rooms[room]?.mayImport === "anything") continue;
    const from = dirname(source.path);
    for (const target of importsOf(source)) {
      const to = dirname(target);
      if (!`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`)) {
        pairs.add(`${from} ${to}`);
      }
    }
  }
  return [...pairs].flatMap((pair) => {
    const [from = "", to = ""] = pair.split(" ");
    return from < to && pairs.has(`${to} ${from}`) ? [`${from} and ${to} import each other`] : [];
  });
}

/** Rooms that may import each other, so that neither can be read alone. */
function mutualPairs(rooms: Rooms): string[] {
  const mayImport = (from: string, to: string): boolean => {
    const allowed = rooms[from]?.mayImport ?? [];
    return allowed !== "anything" && allowed.includes(to);
  };
  const names = Object.keys(rooms);
  return names.flatMap((a) =>
    names
      .filter((b) => a < b && mayImport(a, b) && mayImport(b, a))
      .map((b) => `architecture.ts lets ${a} and ${b} import each other`),
  );
}

import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BackupPlace } from "#scripts/backup/source.ts";
import { readSmallFile } from "#scripts/backup/small-file.ts";
import { findSegment, walFolder } from "#scripts/backup/wal-chain.ts";
import { isHistoryName } from "#scripts/backup/wal-names.ts";
import { inWal, readSegment } from "#scripts/backup/wal-segment.ts";
import { giveTo, type Account } from "#scripts/postgres/account.ts";

const [WANTED, FAULT] = [".wanted", ".fault"];
/** Segments that are opened before PostgreSQL asks for them. */
const AHEAD = 3;
const LOOK_EVERY_MS = 5;
const SCRIPT = "segment.sh";

export type Feed = {
  /** The setting by which PostgreSQL asks for segments; it runs in the cluster's folder. */
  restoreCommand: string;
  /** Why a segment could not be given. */
  fault(): Error | null;
  end(): Promise<void>;
};

export type FeedOptions = {
  place: BackupPlace;
  /** A folder beside the cluster's. */
  folder: string;
  folderName: string;
  account: Account;
  segments: readonly string[];
  segmentBytes: number;
};

/**
 * Opens segments for a recovering PostgreSQL: its `restore_command` asks by a file and waits, and
 * this process opens that segment and the next ones. A few are in the clear at any time.
 */
export function feedSegments(options: FeedOptions): Feed {
  const { folder, folderName, account } = options;
  writeFileSync(join(folder, SCRIPT), scriptFor(folderName, process.pid), { mode: 0o600 });
  giveTo(account, join(folder, SCRIPT));
  const state: State = { fault: null, isOver: false, given: new Set() };
  const running = feed(options, state);
  return {
    restoreCommand: `sh "../${folderName}/${SCRIPT}" "%f" "%p"`,
    fault: () => state.fault,
    end: async () => {
      state.isOver = true;
      await running;
    },
  };
}

type State = { fault: Error | null; isOver: boolean; given: Set<string> };

/** Status 1 means that there is no such file; above 125, PostgreSQL ends its recovery. */
const scriptFor = (folderName: string, pid: number): string => `cd "../${folderName}" || exit 200
: > "$1${WANTED}" || exit 200
while [ -e "$1${WANTED}" ]; do
  [ -d /proc/${pid} ] || ps -p ${pid} > /dev/null 2>&1 || exit 200
  sleep 0.02
done
[ -e "$1${FAULT}" ] && exit 200
[ -e "$1" ] || exit 1
mv "$1" "$OLDPWD/$2"
`;

async function feed(options: FeedOptions, state: State): Promise<void> {
  while (!state.isOver) {
    const wanted = readdirSync(options.folder).filter((file) => file.endsWith(WANTED));
    for (const file of wanted) answer(options, state, file.slice(0, -WANTED.length));
    if (wanted.length === 0) await sleep(LOOK_EVERY_MS);
  }
}

function answer(options: FeedOptions, state: State, name: string): void {
  const { folder, segments } = options;
  try {
    give(options, state, name);
  } catch (error) {
    state.fault = error as Error;
    writeFileSync(join(folder, name + FAULT), "");
  }
  rmSync(join(folder, name + WANTED));
  // While PostgreSQL replays this one. A fault ahead is met when it is asked for.
  const at = segments.indexOf(name);
  if (at === -1 || state.fault !== null) return;
  for (const next of segments.slice(at + 1, at + 1 + AHEAD)) {
    try {
      give(options, state, next);
    } catch {
      return;
    }
  }
}

/** Writes a file in the clear, unless it was given or is not in the backup. */
function give(
  { place, folder, account, segments, segmentBytes }: FeedOptions,
  state: State,
  name: string,
): void {
  const path = join(folder, name);
  if (existsSync(path)) return;
  const bytes = isHistoryName(name)
    ? historyOf(place, name)
    : segments.includes(name)
      ? segmentOf(place, name, segmentBytes)
      : null;
  if (bytes === null) return;
  writeFileSync(`${path}.new`, bytes, { mode: 0o600 });
  giveTo(account, `${path}.new`);
  renameSync(`${path}.new`, path);
}

function historyOf(place: BackupPlace, name: string): Buffer | null {
  const path = join(walFolder(place.folder), name);
  return existsSync(path) ? readSmallFile(path, inWal(name), place) : null;
}

/** A segment that grows is filled with zeros, at which PostgreSQL sees the end of the log. */
function segmentOf(
  { folder, keys }: BackupPlace,
  name: string,
  segmentBytes: number,
): Buffer | null {
  const found = findSegment(folder, name);
  if (found === null) return null;
  const { bytes } = readSegment(found.path, name, keys, { mayGrow: found.grows });
  return Buffer.concat([bytes, Buffer.alloc(segmentBytes - bytes.length)]);
}

import type { Books } from "./books/books.ts";
import type { GameTools } from "./http/game-api.ts";
import { LiveStream } from "./http/live-stream.ts";
import type { MinesRouteTools } from "./http/mines-api.ts";
import { sportTick, sendSlip, type SportRouteTools } from "./http/sport-api.ts";
import { tableTick, sendWager, type TableTools } from "./http/table-api.ts";
import { turnMines } from "./mines/rounds.ts";
import { SportBook } from "./sport/book.ts";
import { openWagers } from "./wagers/wagers.ts";
import type { JackpotFeed } from "./jackpots/feed.ts";
import type { WonPerHit } from "./jackpots/tiers.ts";
import type { Doors } from "./door/door.ts";
import { settlement, type Settlement } from "./door/settlement.ts";

export type ProviderOptions = {
  books: Books;
  doors: Doors;
  now: () => number;
  /** The factor by which waits are shorter than documented; 1 unless the controls change it. */
  pace: () => number;
  /** How long an answer waits for the wallet before it is "pending". */
  patienceMs: number;
  isClosing: () => boolean;
  /** The operator's pools and the odds at which slots draw them. */
  jackpots: JackpotFeed | null;
  odds: () => WonPerHit;
  report: (message: string, subject: string) => void;
  /** Set by tests to choose the outcomes of slots. */
  decide?: GameTools["decide"];
};

/** Every game of the provider over one set of books. */
export type Provider = {
  game: GameTools;
  tables: TableTools;
  sport: SportRouteTools;
  mines: MinesRouteTools;
  rounds: Settlement;
  /** Closes, settles and announces rounds and matches that are due. */
  tick: () => void;
  /** Continues rounds that a stop or crash left open. */
  resume: () => void;
  stop: () => Promise<void>;
};

export function openProvider(options: ProviderOptions): Provider {
  const { books, doors, now, pace, patienceMs, isClosing, report, jackpots, odds, decide } =
    options;
  const rounds = settlement({ books, doors, now, pace, report });
  const wagers = openWagers({ books, doors, now, pace, report });
  const later = { books, wagers, doors, now, patienceMs, isClosing };
  const tables = { ...later, stream: new LiveStream() };
  const sport = { ...later, stream: new LiveStream(), book: new SportBook(books) };
  wagers.onChange = (wager) => {
    sendWager(tables, wager);
    sendSlip(sport, wager);
  };
  const mines = later;
  const ticks = [tableTick(tables), sportTick(sport), () => turnMines(mines)];
  return {
    game: {
      books,
      settlement: rounds,
      doors,
      now,
      pace,
      patienceMs,
      isClosing,
      jackpots,
      odds,
      ...(decide === undefined ? {} : { decide }),
    },
    tables,
    sport,
    mines,
    rounds,
    tick: () => {
      for (const tick of ticks) tick();
    },
    resume: () => {
      rounds.resume();
      wagers.resume();
    },
    stop: async () => {
      await rounds.stop();
      await wagers.stop();
    },
  };
}

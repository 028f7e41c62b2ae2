import type { Books } from "./books/books.ts";
import type { GameTools } from "./http/game-api.ts";
import { LiveStream } from "./http/live-stream.ts";
import { sportTick, tellSlip, type SportRouteTools } from "./http/sport-api.ts";
import { tableTick, tellWager, type TableTools } from "./http/table-api.ts";
import { SportBook } from "./sport/book.ts";
import { wagerDesk } from "./wagers/desk.ts";
import { seamlessDoor } from "./wagers/seamless-door.ts";
import type { WalletClient } from "./wallet/client.ts";
import { settlement, type Settlement } from "./wallet/settlement.ts";
import type { Timing } from "./wallet/timing.ts";

export type HouseOptions = {
  books: Books;
  wallet: WalletClient;
  timing: Timing;
  now: () => number;
  /** How long an answer waits for the wallet before it says "pending". */
  patienceMs: number;
  isClosing: () => boolean;
  report: (message: string, subject: string) => void;
  /** Tests decide slots themselves. */
  decide?: GameTools["decide"];
};

/** Every game of the house over one set of books and one wallet. */
export type House = {
  game: GameTools;
  tables: TableTools;
  sport: SportRouteTools;
  rounds: Settlement;
  /** Closes, settles and tells what time has brought. */
  tick: () => void;
  /** Takes up what a stop or crash left open. */
  resume: () => void;
  stop: () => Promise<void>;
};

export function openHouse(options: HouseOptions): House {
  const { books, wallet, timing, now, patienceMs, isClosing, report, decide } = options;
  const rounds = settlement({ books, wallet, timing, now, report });
  const door = seamlessDoor({ books, wallet, now });
  const wagers = wagerDesk({ books, door, timing, now, report });
  const later = { books, wagers, wallet, now, patienceMs, isClosing };
  const tables = { ...later, stream: new LiveStream() };
  const sport = { ...later, stream: new LiveStream(), book: new SportBook(books) };
  wagers.onChange = (wager) => {
    tellWager(tables, wager);
    tellSlip(sport, wager);
  };
  const ticks = [tableTick(tables), sportTick(sport)];
  return {
    game: {
      books,
      settlement: rounds,
      wallet,
      now,
      patienceMs,
      isClosing,
      ...(decide === undefined ? {} : { decide }),
    },
    tables,
    sport,
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

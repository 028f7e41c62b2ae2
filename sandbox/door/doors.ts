import type { Books } from "../books/books.ts";
import { beexarDialect } from "../dialects/beexar.ts";
import { betsyDialect } from "../dialects/betsy.ts";
import { caletaSpelling, hub88Spelling, rsDialect } from "../dialects/rs-family.ts";
import type { Dialect } from "../dialects/dialect.ts";
import type { DialectName } from "../dialect-names.ts";
import { igspDialect, readIgspKeys } from "../dialects/igsp.ts";
import { readRsaKeys } from "../dialects/rsa.ts";
import type { Link } from "../settings.ts";
import type { Door, Doors } from "./door.ts";
import { ownBooksDoor } from "./own-books-door.ts";
import type { Send } from "./send.ts";
import { walletDoor } from "./wallet-door.ts";

/**
 * The protocol of a link with its keys; null for the transfer wallet, which is called by operators
 * only.
 */
export function dialectOf({ dialect, secret }: Link): Dialect | null {
  switch (dialect) {
    case "beexar":
      return beexarDialect(secret);
    case "hub88":
      return rsDialect(hub88Spelling, readRsaKeys(secret));
    case "caleta":
      return rsDialect(caletaSpelling, readRsaKeys(secret));
    case "igsp":
      return igspDialect(readIgspKeys(secret));
    case "betsy":
      return betsyDialect(secret);
    case "transfer":
      return null;
  }
}

/** A wallet connection for each link; tests shorten documented times with `adapt`. */
export function openDoors(options: {
  books: Books;
  links: readonly Link[];
  send: Send;
  now: () => number;
  adapt?: (door: Door, dialect: DialectName) => Door;
}): Doors {
  const { books, links, send, now, adapt = (door) => door } = options;
  const doors = new Map<DialectName, Door>();
  for (const link of links) {
    const dialect = dialectOf(link);
    const door =
      dialect === null
        ? ownBooksDoor(books, now)
        : walletDoor({ books, dialect, walletUrl: link.walletUrl, send, now });
    doors.set(link.dialect, adapt(door, link.dialect));
  }
  return ({ dialect }) => {
    const door = doors.get(dialect);
    if (door === undefined) throw new Error(`no operator is connected over ${dialect}`);
    return door;
  };
}

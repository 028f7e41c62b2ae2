import type { FastifyRequest } from "fastify";
import type { Books } from "../../books/books.ts";
import { insertSession, type Launch } from "../../books/sessions.ts";
import { kindOfGame } from "../../catalogue/games.ts";
import type { DialectName } from "../../dialect-names.ts";
import { fromText } from "../../money.ts";
import type { Settings } from "../../settings.ts";

/** What all operators' interfaces need. */
export type OperatorTools = { books: Books; settings: Settings; now: () => number };

/** The games count whole won; a wallet in another currency cannot play them. */
export const offeredCurrency = "KRW";
export const demoBalance = fromText("1000000");

/** Writes a session that can be entered once, and answers the page that opens it. */
export function openGame({ books, settings, now }: OperatorTools, launch: Launch): string {
  const token = insertSession(books, launch, now());
  const page = `${settings.publicUrl}/play/${launch.game}`;
  return `${page}?lang=${encodeURIComponent(launch.locale)}#${token}`;
}

/** A launch with the fields of every protocol; `account` is null for a demo. */
export function launchOf(
  dialect: DialectName,
  wanted: {
    account: string | null;
    game: string;
    locale: string;
    walletSession: string | null;
    returnUrl: string | null;
    casino: string;
  },
): Launch {
  const { account, ...rest } = wanted;
  return {
    ...rest,
    dialect,
    mode: account === null ? "demo" : "real",
    account: account ?? `demo-${crypto.randomUUID()}`,
    currency: offeredCurrency,
    walletSession: account === null ? null : rest.walletSession,
    demoBalance: account === null ? demoBalance : null,
  };
}

export const isOffered = (game: string): boolean => kindOfGame(game) !== undefined;

export const rawBody = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

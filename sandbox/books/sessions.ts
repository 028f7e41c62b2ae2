import { createHash, randomBytes, randomUUID } from "node:crypto";
import { fromText, toText, type Amount } from "../money.ts";
import type { DialectName } from "../dialect-names.ts";
import type { Books } from "./books.ts";

export type Session = {
  id: string;
  mode: "real" | "demo";
  account: string;
  currency: string;
  game: string;
  locale: string;
  /** The operator's name of this launch: its session or its token. */
  walletSession: string | null;
  returnUrl: string | null;
  /** Play money left in a demo; null when the operator's wallet holds the money. */
  demoBalance: Amount | null;
  /** The protocol of the operator that launched it. */
  dialect: DialectName;
  createdAt: number;
};

export type Launch = {
  mode: "real" | "demo";
  account: string;
  currency: string;
  game: string;
  locale: string;
  casino: string;
  walletSession: string | null;
  returnUrl: string | null;
  demoBalance: Amount | null;
  dialect: DialectName;
};

/** A launch token opens a game once, within a minute. */
const tokenLifeMs = 60_000;
/** A session ends after half an hour without use, and after twelve hours in any case. */
const idleLifeMs = 30 * 60_000;
const longestLifeMs = 12 * 60 * 60_000;

const secret = () => randomBytes(32).toString("base64url");
const hash = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Writes a session that waits to be entered and returns its launch token. */
export function insertSession(books: Books, launch: Launch, now: number): string {
  const token = secret();
  books
    .prepare(
      `insert into sessions (id, token_hash, token_expires_at, mode, account, currency, game,
         locale, casino, wallet_session, return_url, demo_balance, dialect, created_at, last_used_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      randomUUID(),
      hash(token),
      now + tokenLifeMs,
      launch.mode,
      launch.account,
      launch.currency,
      launch.game,
      launch.locale,
      launch.casino,
      launch.walletSession,
      launch.returnUrl,
      launch.demoBalance === null ? null : toText(launch.demoBalance),
      launch.dialect,
      now,
      now,
    );
  return token;
}

/**
 * Exchanges a launch token for the session's secret, once. Undefined for an unknown, used or
 * expired one.
 */
export function enterSession(books: Books, token: string, now: number): string | undefined {
  const sessionSecret = secret();
  const entered = books
    .prepare(
      `update sessions set secret_hash = ?, last_used_at = ?
       where token_hash = ? and secret_hash is null and token_expires_at > ?`,
    )
    .run(hash(sessionSecret), now, hash(token), now);
  return Number(entered.changes) === 1 ? sessionSecret : undefined;
}

/**
 * The live session of a secret. Use by the player extends it, a page's automatic requests do not.
 */
export function findLivingSession(
  books: Books,
  sessionSecret: string,
  now: number,
  { isUse }: { isUse: boolean } = { isUse: true },
): Session | undefined {
  const row = books
    .prepare(
      `update sessions set last_used_at = case when ? then ? else last_used_at end
       where secret_hash = ? and last_used_at > ? and created_at > ? returning *`,
    )
    .get(Number(isUse), now, hash(sessionSecret), now - idleLifeMs, now - longestLifeMs);
  return row === undefined ? undefined : toSession(row);
}

/** The session with this operator's name. */
export function findSessionOfWallet(
  books: Books,
  dialect: DialectName,
  walletSession: string,
): Session | undefined {
  const row = books
    .prepare("select * from sessions where dialect = ? and wallet_session = ?")
    .get(dialect, walletSession);
  return row === undefined ? undefined : toSession(row);
}

/** Changes the operator's token of this launch. */
export function setWalletSession(books: Books, id: string, walletSession: string): void {
  books.prepare("update sessions set wallet_session = ? where id = ?").run(walletSession, id);
}

/** The session of a round, live or ended. Throws Error for an unknown id. */
export function getSession(books: Books, id: string): Session {
  const row = books.prepare("select * from sessions where id = ?").get(id);
  if (row === undefined) throw new Error(`unknown session ${id}`);
  return toSession(row);
}

export function setDemoBalance(books: Books, id: string, balance: Amount): void {
  books.prepare("update sessions set demo_balance = ? where id = ?").run(toText(balance), id);
}

function toSession(row: Record<string, unknown>): Session {
  const text = (name: string) => row[name] as string | null;
  const balance = text("demo_balance");
  return {
    id: String(row.id),
    mode: row.mode === "demo" ? "demo" : "real",
    account: String(row.account),
    currency: String(row.currency),
    game: String(row.game),
    locale: String(row.locale),
    walletSession: text("wallet_session"),
    returnUrl: text("return_url"),
    demoBalance: balance === null ? null : fromText(balance),
    dialect: row.dialect as DialectName,
    createdAt: Number(row.created_at),
  };
}

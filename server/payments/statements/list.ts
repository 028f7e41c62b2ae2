import type { OfficeOutput } from "#contract/office/calls.ts";
import type {
  LineTrouble,
  StatementLine,
  StatementMatch,
  StatementView,
} from "#contract/office/statements.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { referencesOf, troubleOf, type Referenced } from "#server/payments/bank-money/troubles.ts";
import {
  approvedAlone,
  whySecond,
  type ApprovedAlone,
} from "#server/payments/four-eyes/four-eyes.ts";
import { transferOf } from "#server/payments/statements/import.ts";
import { senderMatch } from "#server/payments/senders/sender.ts";
import { matchLines, type Match } from "#server/payments/statements/match.ts";
import * as store from "#server/payments/statements/store.ts";

/** Matching considers all open lines together, so that each is matched at most once. */
const OPEN_AT_MOST = 500;
const HANDLED_PER_PAGE = 100;
const IMPORTS_SHOWN = 5;
const CANDIDATES_SHOWN = 5;
/** A file is often imported after deposits were approved by hand; those are still matched. */
const APPROVED_LOOKED_BACK_MS = 7 * 86_400_000;

export type OpenMatching = {
  lines: store.LineRow[];
  deposits: ReadonlyMap<bigint, store.DepositRow>;
  pairs: Match[];
  candidates: Match[];
};

/** Every open line and every deposit it could belong to, matched. */
export async function matchOpen(db: Queryable, clock: Clock): Promise<OpenMatching> {
  const now = clock.now();
  const since = new Date(now.getTime() - APPROVED_LOOKED_BACK_MS);
  const lines = await store.listOpenLines(db, OPEN_AT_MOST);
  if (lines.length === 0) return { lines, deposits: new Map(), pairs: [], candidates: [] };
  const deposits = [
    ...(await store.listUndecided(db, now, OPEN_AT_MOST)),
    ...(await store.listApprovedAlone(db, now, since, OPEN_AT_MOST)),
  ];
  return {
    lines,
    deposits: new Map(deposits.map((deposit) => [deposit.id, deposit])),
    ...matchLines(
      lines.filter(({ depositId, isOutgoing }) => depositId === null && !isOutgoing),
      deposits.filter(({ lineId }) => lineId === null),
    ),
  };
}

/** One view of the transfers: open ones oldest first, handled ones newest first. */
export async function statementLines(
  db: Queryable,
  clock: Clock,
  operatorId: bigint,
  view: StatementView,
  before: number | undefined,
): Promise<OfficeOutput<"get-statement-lines">> {
  const isOpen = view === "open";
  const rows = isOpen
    ? []
    : await store.listHandledLines(db, view, before ?? null, HANDLED_PER_PAGE + 1);
  const page = rows.slice(0, HANDLED_PER_PAGE);
  const last = page.at(-1);
  const accounts = await store.listAccounts(db);
  const imports = await store.listImports(db, IMPORTS_SHOWN);
  return {
    lines: isOpen ? await openLines(db, clock, operatorId) : await handledLines(db, page),
    ...(await store.countWaitingLines(db)),
    next: last && rows.length > page.length ? Number(last.id) : null,
    accounts: accounts.map(({ id, name }) => ({ id, name })),
    imports: imports.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() })),
  };
}

/** One line as in its view. Throws Refusal `not_found`. */
export async function statementLine(
  db: Queryable,
  clock: Clock,
  operatorId: bigint,
  id: bigint,
): Promise<StatementLine> {
  const row = await store.findLine(db, id);
  if (!row) throw new Refusal("not_found");
  const wanted = (line: StatementLine) => line.id === Number(id);
  const open = row.state === "open" ? await openLines(db, clock, operatorId) : [];
  const [line] = [...open.filter(wanted), ...(await handledLines(db, [row]))];
  if (!line) throw new Refusal("not_found");
  return line;
}

/** A line with an end keeps what was wrong with it; of a held one it is found again. */
async function handledLines(db: Queryable, rows: store.LineRow[]): Promise<StatementLine[]> {
  const references = await referencesOf(db, rows);
  return rows.map((row) => lineOf(row, { referenced: references.get(row) }));
}

async function openLines(
  db: Queryable,
  clock: Clock,
  operatorId: bigint,
): Promise<StatementLine[]> {
  const { lines, deposits, pairs, candidates } = await matchOpen(db, clock);
  const memberIds = [...deposits.values()].map(({ memberId }) => memberId);
  const alone = await approvedAlone(db, clock, operatorId, "deposit", memberIds);
  const pairOf = new Map(pairs.map((pair) => [pair.lineId, pair]));
  const candidatesOf = Map.groupBy(candidates, ({ lineId }) => lineId);
  const references = await referencesOf(db, lines);
  const told = (
    match: Omit<Match, "why"> & Pick<StatementMatch, "why">,
    { sender }: store.LineRow,
  ): StatementMatch | null => {
    const deposit = deposits.get(match.depositId);
    return deposit
      ? { why: match.why, sure: match.sure, deposit: depositOf(deposit, sender, alone) }
      : null;
  };
  return lines.map((line) => {
    const { id, depositId, matchedAs } = line;
    const why = matchedAs === "reference" ? "reference" : "chosen";
    const pair =
      depositId === null ? pairOf.get(id) : { lineId: id, depositId, why, sure: "exact" as const };
    const others = (candidatesOf.get(id) ?? []).slice(0, CANDIDATES_SHOWN);
    const match = pair ? told(pair as never, line) : null;
    const referenced = references.get(line);
    return lineOf(line, {
      match,
      candidates: others.flatMap((each) => told(each, line) ?? []),
      referenced,
      trouble: line.isOutgoing || isAwaitedBy(line, match) ? null : troubleOf(line, referenced),
    });
  });
}

const depositOf = (
  row: store.DepositRow,
  sender: string,
  alone: ApprovedAlone,
): StatementMatch["deposit"] => ({
  id: Number(row.id),
  loginId: row.loginId,
  nick: row.nick,
  owner: row.owner,
  reference: row.reference,
  amount: toWon(row.amount),
  askedAt: row.askedAt.toISOString(),
  isApproved: row.isApproved,
  isProposed: row.isProposed,
  // The line itself shows the transfer, so the check for a missing line does not apply.
  second: whySecond(alone, {
    ...row,
    kind: "deposit",
    sender: senderMatch({ ...row, sender }),
  }),
  claimedBy: row.claimedBy,
  version: row.version,
});

/** Whether the matched deposit waits for just this transfer. */
const isAwaitedBy = ({ amount }: store.LineRow, match: StatementMatch | null): boolean =>
  match?.deposit.amount === toWon(amount);

type About = {
  match?: StatementMatch | null;
  candidates?: StatementMatch[];
  referenced: Referenced | undefined;
  trouble?: LineTrouble | null;
};

const lineOf = (
  row: store.LineRow,
  { match = null, candidates = [], referenced, trouble = row.trouble }: About,
): StatementLine => ({
  ...transferOf(row),
  id: Number(row.id),
  account: row.account,
  fileName: row.fileName,
  isChosen: row.depositId !== null,
  match,
  candidates,
  state: row.state,
  trouble,
  referenced: referenced
    ? {
        memberId: Number(referenced.memberId),
        loginId: referenced.loginId,
        nick: referenced.nick,
        owner: referenced.owner,
        reference: referenced.reference,
        depositId: referenced.depositId === null ? null : Number(referenced.depositId),
      }
    : null,
  handledAt: (row.settledAt ?? row.heldAt)?.toISOString() ?? null,
  handledBy: row.handledBy,
  depositId: row.depositId === null ? null : Number(row.depositId),
  payoutId: row.payoutId === null ? null : Number(row.payoutId),
});

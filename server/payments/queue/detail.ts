import type { PaymentCheck, PaymentDetail } from "#contract/office/payments.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getAccount, getBalances } from "#server/ledger/accounts.ts";
import { stakedSince } from "#server/ledger/turnover.ts";
import { linksOf } from "#server/members/links/links.ts";
import { auditOf } from "#server/operators/audit/audit.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import { mayDecide, waitingOf } from "#server/operators/proposals/proposals.ts";
import { approvedAlone, whySecond } from "#server/payments/four-eyes/four-eyes.ts";
import { entryOf } from "#server/payments/queue/queue.ts";
import { paymentObject } from "#server/payments/audit-object.ts";
import * as store from "#server/payments/queue/store.ts";
import { stepsOf } from "#server/payments/payouts/payouts.ts";
import { senderMatch } from "#server/payments/senders/sender.ts";
import { transferCheck } from "#server/payments/statements/transfer-check.ts";
import { isSuspected } from "#server/payments/suspicions/suspicions.ts";
import { askedOfDay } from "#server/payments/withdrawals.ts";
import type { MoneyRules } from "#server/settings/money-limits.ts";
import { moneyRules } from "#server/settings/money-rules.ts";
import { siteOf } from "#server/settings/sites.ts";

const DECIDED_SHOWN = 5;
const RELATED_SHOWN = 20;

/** One request with everything that is checked before the decision. Throws Refusal `not_found`. */
export async function paymentDetail(
  db: Queryable,
  clock: Clock,
  operator: SignedInOperator,
  id: bigint,
): Promise<PaymentDetail> {
  const row = await store.findDetail(db, id);
  if (!row) throw new Refusal("not_found");
  const now = clock.now();
  const rules = await moneyRules(db);
  const related = await relatedOf(db, row.memberId);
  const transfer = row.kind === "deposit" ? await transferCheck(db, clock, row) : null;
  const name = nameCheck(row, transfer?.sender ?? null);
  const checks = await checksOf(db, operator, row, { rules, name, relatedCount: related.length });
  const { operatorId } = operator;
  const alone = await approvedAlone(db, clock, operatorId, row.kind, [row.memberId]);
  const credited = transfer?.came ?? row.amount;
  const owner = row.memberBankOwner;
  const sender =
    !transfer || transfer.sender === null || transfer.statementLine === null
      ? null
      : senderMatch({ ...row, owner, sender: transfer.sender });
  return {
    ...entryOf(row, { operatorId, now, alone, sender }),
    second: row.decision === null ? whySecond(alone, { ...row, amount: credited, sender }) : null,
    bank:
      row.bankName !== null && row.bankNumber !== null && row.bankOwner !== null
        ? {
            name: row.bankName,
            number: shownTo(operator, row.bankNumber),
            owner: row.bankOwner,
          }
        : null,
    told: toldOf(row, operator),
    memo: row.memo,
    locale: row.locale,
    checks: [...(transfer ? [transfer.check] : []), ...checks],
    statementLine: transfer?.statementLine ?? null,
    came: credited === row.amount ? null : toWon(credited),
    asked: row.askedAmount === null ? null : toWon(row.askedAmount),
    money: await moneyOf(db, { ...row, amount: credited }),
    recent: await recentOf(db, row),
    related,
    timeline: await timelineOf(db, row),
    proposal: await proposalOf(db, clock, operator, row.id),
  };
}

/** Members who may be the same person, those who share most first. */
async function relatedOf(db: Queryable, memberId: bigint): Promise<PaymentDetail["related"]> {
  const links = await linksOf(db, memberId);
  return links.slice(0, RELATED_SHOWN).map(({ id, loginId, nick, shared }) => ({
    id,
    loginId,
    nick,
    by: [...new Set(shared.map(({ by }) => by))],
  }));
}

/** The house's account that the member was told for a deposit. */
function toldOf(row: store.DetailRow, operator: SignedInOperator): PaymentDetail["told"] {
  const { toldName: name, toldNumber, toldOwner: owner, isToldTrue } = row;
  if (name === null || toldNumber === null || owner === null) return null;
  return { name, number: shownTo(operator, toldNumber), owner, isTrue: isToldTrue === true };
}

const shownTo = ({ permissions }: SignedInOperator, number: string): string =>
  permissions.has("payments.decide") || permissions.has("payments.check")
    ? number
    : maskNumber(number);

/** The last four digits, for operators who neither decide payments nor approve them as the second. */
const maskNumber = (text: string): string => text.replace(/\d(?=(?:\D*\d){4})/g, "•");

/** Who decides on payments learns why a withdrawal waits; few others may know of a suspicion. */
const mayKnow = ({ permissions }: SignedInOperator): boolean =>
  (["payments.decide", "payments.check", "payments.suspicions"] as const).some((each) =>
    permissions.has(each),
  );

async function checksOf(
  db: Queryable,
  operator: SignedInOperator,
  row: store.DetailRow,
  { rules, name, relatedCount }: { rules: MoneyRules; name: PaymentCheck; relatedCount: number },
): Promise<PaymentCheck[]> {
  const isActive = row.memberStatus === "active";
  const checks: PaymentCheck[] = [
    { point: "account", state: isActive ? "good" : "bad", facts: { status: row.memberStatus } },
    name,
  ];
  checks.push(await limitsOf(db, row, rules), await turnoverOf(db, row));
  checks.push({
    point: "related",
    state: relatedCount === 0 ? "good" : "look",
    facts: { count: relatedCount },
  });
  const isHeld = row.kind === "withdrawal" && (await isSuspected(db, row.memberId));
  if (isHeld && mayKnow(operator)) checks.push({ point: "suspicion", state: "bad", facts: {} });
  return checks;
}

/**
 * A withdrawal goes to the registered account; a deposit's sender has the registered holder's name.
 * Without the sender's name nothing proves who sent it.
 */
function nameCheck(row: store.DetailRow, sender: string | null): PaymentCheck {
  const registered = row.memberBankOwner;
  if (row.kind === "withdrawal") {
    const isSame = row.bankOwner === registered && row.bankNumber === row.memberBankNumber;
    const facts = { asked: row.bankOwner ?? "", registered };
    return { point: "name", state: isSame ? "good" : "bad", facts };
  }
  if (sender === null) return { point: "name", state: "look", facts: { registered } };
  const match = senderMatch({ ...row, owner: registered, sender });
  return { point: "name", state: stateOf[match], facts: { sender, registered, match } };
}

const stateOf = { same: "good", part: "look", unknown: "look", other: "bad" } as const;

async function limitsOf(
  db: Queryable,
  row: store.DetailRow,
  rules: MoneyRules,
): Promise<PaymentCheck> {
  const limits = row.kind === "deposit" ? rules.deposit : rules.withdrawal;
  const inOne = row.amount >= limits.min && row.amount <= limits.max;
  if (row.kind === "deposit")
    return {
      point: "limits",
      state: inOne ? "good" : "bad",
      facts: { min: toWon(limits.min), max: toWon(limits.max) },
    };
  const { timeZone } = await siteOf(db, row.siteHost ?? "*");
  const day = await askedOfDay(db, row.memberId, row.askedAt, timeZone);
  const isWithin = inOne && day <= rules.withdrawalDayMax;
  return {
    point: "limits",
    state: isWithin ? "good" : "look",
    facts: {
      min: toWon(limits.min),
      max: toWon(limits.max),
      day: toWon(day),
      dayMax: toWon(rules.withdrawalDayMax),
    },
  };
}

/** Stakes since the last deposit; money that passes through without play is flagged. */
async function turnoverOf(db: Queryable, row: store.DetailRow): Promise<PaymentCheck> {
  const deposit = await store.findLastDeposit(db, row.memberId);
  if (!deposit) return { point: "turnover", state: "good", facts: {} };
  const account = await getAccount(db, row.memberId, "cash");
  const staked = await stakedSince(db, account, deposit.at);
  const isEnough = row.kind === "deposit" || staked >= deposit.amount;
  return {
    point: "turnover",
    state: isEnough ? "good" : "look",
    facts: { staked: toWon(staked), deposited: toWon(deposit.amount) },
  };
}

async function moneyOf(db: Queryable, row: store.DetailRow): Promise<PaymentDetail["money"]> {
  const { cash, hold } = await getBalances(db, row.memberId);
  const after = (cashDelta: bigint, holdDelta: bigint) => ({
    cash: toWon((cash + cashDelta) as Money),
    hold: toWon((hold + holdDelta) as Money),
  });
  const now = after(0n, 0n);
  if (row.decision !== null) return { now, approved: now, refused: now };
  return row.kind === "deposit"
    ? { now, approved: after(row.amount, 0n), refused: now }
    : { now, approved: after(0n, 0n - row.amount), refused: after(row.amount, 0n - row.amount) };
}

async function recentOf(db: Queryable, row: store.DetailRow): Promise<PaymentDetail["recent"]> {
  const rows = await store.listDecided(db, row.memberId, DECIDED_SHOWN + 1);
  return rows
    .filter(({ id }) => id !== row.id)
    .slice(0, DECIDED_SHOWN)
    .map(({ id, kind, amount, decision, at }) => ({
      id: Number(id),
      kind,
      amount: toWon(amount),
      decision,
      at: at.toISOString(),
    }));
}

/**
 * The request's history, newest first: operators' acts, events without one, and after the approval of a
 * withdrawal its steps through the bank.
 */
async function timelineOf(db: Queryable, row: store.DetailRow): Promise<PaymentDetail["timeline"]> {
  const acts = (await auditOf(db, paymentObject(row.id))).map(({ at, operator, call, reason }) => ({
    at: at.toISOString(),
    operator,
    event: call,
    reason,
  }));
  const byItself = (at: Date, event: string) => ({
    at: at.toISOString(),
    operator: null,
    event,
    reason: null,
  });
  const ended =
    row.decidedAt && (row.decision === "expired" || row.decision === "withdrawn")
      ? [byItself(row.decidedAt, row.decision)]
      : [];
  const steps = (await stepsOf(db, row.id)).flatMap(({ at, step, operator }) =>
    at === null ? [] : [{ at: at.toISOString(), operator, event: `payout/${step}`, reason: null }],
  );
  return [...steps, ...ended, ...acts, byItself(row.askedAt, "asked")];
}

async function proposalOf(
  db: Queryable,
  clock: Clock,
  operator: SignedInOperator,
  id: bigint,
): Promise<PaymentDetail["proposal"]> {
  const proposal = await waitingOf(db, clock, paymentObject(id));
  if (!proposal) return null;
  return {
    id: Number(proposal.id),
    maker: proposal.maker,
    reason: proposal.reason,
    madeAt: proposal.madeAt.toISOString(),
    isOwn: proposal.makerId === operator.operatorId,
    mayDecide: await mayDecide(db, clock, operator, proposal),
  };
}

import type { Act } from "#server/kit/act.ts";
import { csvLine as line } from "#server/kit/csv.ts";
import { formatDecimal } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getMember, getOwner } from "#server/members/store.ts";
import { shown } from "#server/payments/suspicions/listing.ts";
import * as evidence from "#server/payments/suspicions/report-store.ts";
import { findSuspicion } from "#server/payments/suspicions/store.ts";

/** The days up to the opening whose payments and addresses a report has. */
const REPORTED_DAYS = 90;
const PAYMENTS_AT_MOST = 10_000;
const ADDRESSES_AT_MOST = 1_000;

/**
 * What a report of a suspicious activity needs, as CSV in parts: the person with their numbers in
 * full, the signs, the sums in won, notes, payments with the accounts, and addresses. It is read
 * whole before the act is committed. Throws Refusal `not_found`.
 */
export async function suspicionReport(
  { tx, clock }: Act,
  id: bigint,
  by: string,
): Promise<AsyncIterable<string>> {
  const row = await findSuspicion(tx, id);
  if (!row) throw new Refusal("not_found");
  const { memberId } = row;
  const [suspicion] = await shown(tx, clock, [row]);
  if (!suspicion) throw new Error(`the suspicion ${id} is not shown`);
  const { birthDate } = await getOwner(tx, memberId);
  const member = await getMember(tx, memberId);
  const since = new Date(row.openedAt.getTime() - REPORTED_DAYS * 86_400_000);
  const payments = await evidence.listPayments(tx, memberId, since, PAYMENTS_AT_MOST);
  const addresses = await evidence.listAddresses(tx, memberId, since, ADDRESSES_AT_MOST);
  const registeredAt = await evidence.findRegistered(tx, memberId);
  return linesOf([
    ["report", "suspicion of money laundering"],
    ["exported_by", by],
    ["exported_at", clock.now().toISOString()],
    ["suspicion", suspicion.id],
    ["opened_at", suspicion.openedAt],
    ["opened_by", suspicion.openedBy ?? "signs"],
    ["closed_at", suspicion.closedAt],
    ["outcome", suspicion.outcome],
    ["reference", suspicion.reference],
    ["member", suspicion.member.id],
    ["login_id", member.loginId],
    ["name", member.bankOwner],
    ["birth_date", birthDate],
    ["phone", member.phone],
    ["bank", member.bankName],
    ["bank_number", member.bankNumber],
    ["status", member.status],
    ["registered_at", registeredAt.toISOString()],
    ["deposited_30_days", suspicion.sums.deposited],
    ["withdrawn_30_days", suspicion.sums.withdrawn],
    ["staked_30_days", suspicion.sums.staked],
    [],
    ["sign", "value", "threshold"],
    ...suspicion.reasons.map(({ sign, value, threshold }) => [sign, value, threshold]),
    [],
    ["note_at", "operator", "note"],
    ...suspicion.notes.map(({ at, operator, text }) => [at, operator, text]),
    [],
    ["payment", "kind", "amount", "asked_at", "state", "decided_at", "bank", "number", "name"],
    ...payments.map((each) => [
      Number(each.id),
      each.kind,
      formatDecimal(each.amount),
      each.askedAt.toISOString(),
      each.decision ?? "undecided",
      each.decidedAt?.toISOString() ?? null,
      each.bankName,
      each.bankNumber,
      each.kind === "deposit" ? each.sender : each.bankOwner,
    ]),
    [],
    ["address", "first_sign_in", "last_sign_in", "sign_ins"],
    ...addresses.map(({ address, firstAt, lastAt, count }) => [
      address,
      firstAt.toISOString(),
      lastAt.toISOString(),
      count,
    ]),
    [],
    ["from", since.toISOString()],
    ["payments", payments.length, payments.length < PAYMENTS_AT_MOST ? "all" : "newest"],
    ["addresses", addresses.length, addresses.length < ADDRESSES_AT_MOST ? "all" : "newest"],
  ]);
}

async function* linesOf(lines: readonly Parameters<typeof line>[0][]): AsyncGenerator<string> {
  yield "\uFEFF";
  for (const each of lines) yield line(each);
}

import type { Suspicion } from "#contract/office/suspicions.ts";
import type { Act } from "#server/kit/act.ts";
import { csvLine as line, type Cell } from "#server/kit/csv.ts";
import { formatDecimal } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { existing } from "#server/members/administration/member-facts.ts";
import { birthDateOf } from "#server/members/profile.ts";
import { shown } from "#server/payments/suspicions/listing.ts";
import * as store from "#server/payments/suspicions/store.ts";

/** The days up to the opening whose payments and addresses a report has. */
const REPORTED_DAYS = 90;
const PAYMENTS_AT_MOST = 10_000;
const ADDRESSES_AT_MOST = 1_000;

type Lines = (readonly Cell[])[];

/**
 * The file for a suspicious activity report, as CSV in sections: the person with their numbers in
 * full, the signs, the sums in won, notes, payments with the accounts, and addresses. All of it is
 * read before the act is committed. Throws Refusal `not_found`.
 */
export async function suspicionReport(
  act: Act,
  id: bigint,
  by: string,
): Promise<AsyncIterable<string>> {
  const { tx, clock } = act;
  const row = await store.findSuspicion(tx, id);
  if (!row) throw new Refusal("not_found");
  const [suspicion] = await shown(tx, clock, [row]);
  if (!suspicion) throw new Error(`the suspicion ${id} is not shown`);
  const since = new Date(row.openedAt.getTime() - REPORTED_DAYS * 86_400_000);
  return written([
    ["report", "suspicion of money laundering"],
    ["exported_by", by],
    ["exported_at", clock.now().toISOString()],
    ["payments_and_addresses_since", since.toISOString()],
    ...aboutSuspicion(suspicion),
    ...(await aboutPerson(act, row.memberId)),
    ...foundIn(suspicion),
    ...(await paymentsOf(act, row.memberId, since)),
    ...(await addressesOf(act, row.memberId, since)),
  ]);
}

const aboutSuspicion = (suspicion: Suspicion): Lines => [
  ["suspicion", suspicion.id],
  ["opened_at", suspicion.openedAt],
  ["opened_by", suspicion.openedBy ?? "signs"],
  ["closed_at", suspicion.closedAt],
  ["outcome", suspicion.outcome],
  ["reference", suspicion.reference],
  ["deposited_30_days", suspicion.sums.deposited],
  ["withdrawn_30_days", suspicion.sums.withdrawn],
  ["staked_30_days", suspicion.sums.staked],
];

async function aboutPerson({ tx, clock }: Act, memberId: bigint): Promise<Lines> {
  const member = await existing(tx, clock, memberId);
  return [
    ["member", Number(memberId)],
    ["login_id", member.loginId],
    ["name", member.bankOwner],
    ["birth_date", await birthDateOf(tx, memberId)],
    ["phone", member.phone],
    ["bank", member.bankName],
    ["bank_number", member.bankNumber],
    ["status", member.status],
    ["registered_at", member.registeredAt.toISOString()],
  ];
}

const foundIn = ({ reasons, notes }: Suspicion): Lines => [
  [],
  ["sign", "value", "threshold"],
  ...reasons.map(({ sign, value, threshold }) => [sign, value, threshold]),
  [],
  ["note_at", "operator", "note"],
  ...notes.map(({ at, operator, text }) => [at, operator, text]),
];

async function paymentsOf({ tx }: Act, memberId: bigint, since: Date): Promise<Lines> {
  const payments = await store.listPayments(tx, memberId, since, PAYMENTS_AT_MOST);
  return [
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
    ["payments", payments.length, payments.length < PAYMENTS_AT_MOST ? "all" : "newest"],
  ];
}

async function addressesOf({ tx }: Act, memberId: bigint, since: Date): Promise<Lines> {
  const addresses = await store.listAddresses(tx, memberId, since, ADDRESSES_AT_MOST);
  return [
    [],
    ["address", "first_sign_in", "last_sign_in", "sign_ins"],
    ...addresses.map(({ address, firstAt, lastAt, count }) => [
      address,
      firstAt.toISOString(),
      lastAt.toISOString(),
      count,
    ]),
    ["addresses", addresses.length, addresses.length < ADDRESSES_AT_MOST ? "all" : "newest"],
  ];
}

async function* written(lines: Lines): AsyncGenerator<string> {
  yield "\uFEFF";
  for (const each of lines) yield line(each);
}

import type { RegisterName } from "#contract/registers.ts";
import type { Acts } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockBalances } from "#server/ledger/accounts.ts";
import { settleStakes } from "#server/members/stakes.ts";
import { personOf } from "#server/members/person/person.ts";
import {
  unknown,
  type Moment,
  type RegisterAnswer,
  type Registers,
} from "#server/members/registers/register.ts";
import * as store from "#server/members/registers/store.ts";
import { lockMember } from "#server/members/store.ts";

/** What asks registers: no call of these is made inside a transaction. */
export type Asking = { acts: Acts; registers: Registers };

/**
 * Asks the registers that the member's site demands and that take this moment, side by side, and
 * lets the ledger follow their answers: it takes stakes and deposits while every one has answered
 * clear or formerly excluded. Never inside a transaction, because a register may take seconds.
 */
export async function askRegisters(
  { acts, registers }: Asking,
  memberId: bigint,
  moment: Moment,
): Promise<void> {
  const needed = await store.listNeeded(acts.db, memberId);
  const takes = (name: RegisterName) => registers.get(name)?.moments.includes(moment) ?? true;
  const asked = needed.filter(takes);
  if (asked.length === 0) return;
  const person = await personOf(acts.db, memberId);
  await Promise.all(
    asked.map(async (register) => {
      const at = acts.clock.now();
      const question = await store.openQuestion(acts.db, memberId, { register, moment, at });
      const port = registers.get(register);
      const answer = port
        ? await port.check({ person, questionId: question.id }, moment)
        : unknown("not_connected");
      await takeAnswer(acts, memberId, { question, moment, answer });
    }),
  );
}

type Taken = { question: store.Question; moment: Moment; answer: RegisterAnswer };

/**
 * Takes one answer: of several to the same question the first that is known counts. From the commit
 * on the ledger refuses stakes and deposits unless all registers allow them.
 */
export const takeAnswer = (
  { clock, perform }: Acts,
  memberId: bigint,
  { question, moment, answer }: Taken,
): Promise<void> =>
  perform({ kind: "system" }, async (act) => {
    const member = await lockMember(act.tx, memberId);
    const at = act.clock.now();
    if (!(await store.storeAnswer(act.tx, question.id, answer, at))) return;
    const before = await store.allow(act.tx, memberId);
    const isMarketing = moment === "marketing";
    const about = { register: question.register, isMarketing };
    await store.storeState(act.tx, memberId, about, answer, clock.now());
    if (isMarketing) return;
    const isAllowed = await store.allow(act.tx, memberId);
    await lockBalances(act.tx, memberId);
    await settleStakes(act.tx, memberId, member?.status === "active");
    if (isAllowed === before) return;
    await act.emit(isAllowed ? "member.cleared" : "member.barred", { memberId });
  });

/**
 * Throws Refusal `register_not_clear`, which does not say whether a register excludes the member or
 * did not answer.
 */
export async function assertRegistersAllow(db: Queryable, memberId: bigint): Promise<void> {
  if (!(await store.allow(db, memberId))) throw new Refusal("register_not_clear");
}

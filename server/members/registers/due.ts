import type { Act } from "#server/kit/act.ts";
import type { Database } from "#server/kit/database.ts";
import { lockTogether, settleStakes } from "#server/members/stakes.ts";
import { personOf } from "#server/members/person/person.ts";
import type { Moment, Register } from "#server/members/registers/register.ts";
import { askRegisters, takeAnswer, type Asking } from "#server/members/registers/registers.ts";
import * as store from "#server/members/registers/store.ts";
import { lockMember } from "#server/members/store.ts";

const DAY_MS = 86_400_000;
/** So few that questions of people who wait are not behind a long list. */
const DUE_AT_ONCE = 100;
const SIDE_BY_SIDE = 4;

/**
 * Asks again what was not answered, under the same ids, and asks about members who are signed in on
 * a new day; a bounded number. Answers how many questions were asked.
 */
export async function askDue(asking: Asking): Promise<number> {
  const { db, clock } = asking.acts;
  const again = await store.takeAgain(db, clock.now(), DUE_AT_ONCE);
  const newDay = await store.listFirstOfDay(db, clock.now(), DUE_AT_ONCE);
  // A member of two registers is asked about once for each moment.
  const keys = new Map(
    [...again, ...newDay].map((due) => [`${due.memberId} ${due.moment}`, due] as const),
  );
  const due = [...keys.values()];
  await askSideBySide(asking, due);
  return due.length;
}

async function askSideBySide(asking: Asking, due: readonly store.Due[]): Promise<void> {
  for (let from = 0; from < due.length; from += SIDE_BY_SIDE)
    await Promise.all(
      due
        .slice(from, from + SIDE_BY_SIDE)
        .map(({ memberId, moment }) => askRegisters(asking, memberId, moment)),
    );
}

/**
 * Asks the registers that take sweeps about members whose last answer is too old, in lists where
 * there are such calls; a bounded number. Answers how many.
 */
export async function sweepRegisters(asking: Asking): Promise<number> {
  const { db, clock } = asking.acts;
  let count = 0;
  for (const [register, port] of asking.registers) {
    if (port.sweepDays === null) continue;
    const before = new Date(clock.now().getTime() - port.sweepDays * DAY_MS);
    const most = port.many?.most ?? DUE_AT_ONCE;
    const due = await store.listToSweep(db, { register, before, most });
    await askAboutMany(asking, port, due, "sweep");
    count += due.length;
  }
  return count;
}

/** Asks one register about several members, in one list where it takes lists. */
export async function askAboutMany(
  asking: Asking,
  port: Register,
  due: readonly store.Due[],
  moment: Moment,
): Promise<void> {
  const { acts } = asking;
  if (!port.many) return askSideBySide(asking, due.slice(0, DUE_AT_ONCE));
  const asked = [];
  for (const { memberId, register } of due)
    asked.push({
      memberId,
      ...(await questionAbout(acts.db, memberId, { register, moment, at: acts.clock.now() })),
    });
  if (asked.length === 0) return;
  const questions = asked.map(({ person, question }) => ({ person, questionId: question.id }));
  const answers = await port.many.check(questions, moment);
  for (const [place, { memberId, question }] of asked.entries()) {
    const answer = answers[place];
    if (answer) await takeAnswer(acts, memberId, { question, moment, answer });
  }
}

const questionAbout = async (
  db: Database,
  memberId: bigint,
  asking: Parameters<typeof store.openQuestion>[2],
) => ({
  person: await personOf(db, memberId),
  question: await store.openQuestion(db, memberId, asking),
});

/**
 * Lets members play whom only a register barred that their site no longer demands, a bounded
 * number; answers how many.
 */
export const dropRegisters = async (act: Act): Promise<number> => {
  const members = await store.listNoLonger(act.tx, DUE_AT_ONCE);
  await lockTogether(act.tx, members);
  for (const memberId of members) {
    const member = await lockMember(act.tx, memberId);
    await store.deleteNoLonger(act.tx, memberId);
    await settleStakes(act.tx, memberId, member?.status === "active");
    await act.emit("member.cleared", { memberId });
  }
  return members.length;
};

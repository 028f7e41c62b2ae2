import type { PersonDetails, RegisterName } from "#contract/registers.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import {
  keepDetails,
  missingFields,
  onlyNeeded,
  type Person,
} from "#server/members/person/person.ts";
import {
  unknown,
  type RegisterAnswer,
  type Registers,
} from "#server/members/registers/register.ts";
import * as store from "#server/members/registers/store.ts";

/** The second attempt has the id of the first. */
const ATTEMPTS = 2;

/** What the registers answered about a person who registers. */
export type Cleared = {
  details: PersonDetails;
  answers: readonly { question: store.Question; answer: RegisterAnswer }[];
};

/**
 * Asks the registers of a site about a person who registers, outside of any transaction. Throws
 * Refusal `details_missing` with the first field that a register needs, `cannot_register` for an
 * excluded person, which does not say why, and `register_not_clear` when one gave no answer.
 */
export async function askAboutApplicant(
  { db, clock }: { db: Database; clock: Clock },
  registers: Registers,
  needed: readonly RegisterName[],
  applicant: Person,
): Promise<Cleared> {
  const [missing] = missingFields(needed, applicant);
  if (missing) throw new Refusal("details_missing", { field: `person.${missing}` });
  const { birthDate: _, phone: __, ...given } = applicant;
  const answers = await Promise.all(
    needed.map(async (register) => {
      const question = await store.openForApplicant(db, register, clock.now());
      let answer = unknown("not_connected");
      for (let left = ATTEMPTS; left > 0 && answer.kind === "unknown"; left -= 1)
        answer =
          (await registers
            .get(register)
            ?.check({ person: applicant, questionId: question.id }, "registration")) ?? answer;
      await store.storeAnswer(db, question.id, answer, clock.now());
      return { question, answer };
    }),
  );
  const kinds = new Set(answers.map(({ answer }) => answer.kind));
  if (kinds.has("excluded")) throw new Refusal("cannot_register");
  if (kinds.has("unknown")) throw new Refusal("register_not_clear");
  return { details: onlyNeeded(needed, given), answers };
}

/** Keeps what was asked and answered with the member that the registration made. */
export async function keepCleared(
  tx: Transaction,
  clock: Clock,
  memberId: bigint,
  { details, answers }: Cleared,
): Promise<void> {
  if (answers.length === 0) return;
  await keepDetails(tx, memberId, details);
  await store.nameQuestions(
    tx,
    memberId,
    answers.map(({ question }) => question.id),
  );
  for (const { question, answer } of answers) {
    const about = { register: question.register, isMarketing: false };
    await store.storeState(tx, memberId, about, answer, clock.now());
  }
}

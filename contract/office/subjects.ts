import * as z from "zod/mini";

const named = z.object({ ko: z.string(), en: z.string() });
const member = { id: z.int(), loginId: z.string(), nick: z.string() };
const others = {
  payment: z.nullable(
    z.object({
      id: z.int(),
      kind: z.enum(["deposit", "withdrawal"]),
      /** Whole won. */
      amount: z.int(),
    }),
  ),
  round: z.nullable(z.object({ stake: z.int(), payout: z.int() })),
  provider: z.nullable(named),
  game: z.nullable(named),
  /** The name and the id of a colleague. */
  operator: z.nullable(z.object({ name: z.string(), loginId: z.string() })),
  /** The title or the name of another object, such as an announcement or a site. */
  name: z.nullable(z.string()),
};

/** What an act is about, by the names that people know; null where it is about something else. */
export const subject = z.object({
  member: z.nullable(z.object(member)),
  ...others,
  mailing: z.nullable(z.object({ title: z.string() })),
});
export type Subject = z.infer<typeof subject>;

/** The same with the present figures that a second operator decides by. */
export const subjectNow = z.object({
  member: z.nullable(
    z.object({
      ...member,
      /** The present cash in whole won. */
      cash: z.int(),
    }),
  ),
  ...others,
  /** A note: its title, and how many members it reaches. */
  mailing: z.nullable(z.object({ title: z.string(), readers: z.int() })),
});
export type SubjectNow = z.infer<typeof subjectNow>;

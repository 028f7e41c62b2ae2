import type { RegisterName } from "#contract/registers.ts";
import type { Person } from "#server/members/person/person.ts";

/** When a register is asked. Each register says which of them it takes. */
export type Moment =
  | "registration"
  | "sign-in"
  | "first-of-day"
  | "deposit"
  | "marketing"
  | "sweep";

/** Why somebody is excluded, as far as a register says. */
export type ReasonClass = "self" | "social_benefit" | "court" | "other" | "not_said";

/** Why a register gave no answer that counts. */
export type UnknownCause =
  | "not_connected"
  | "details_missing"
  | "late"
  | "unreachable"
  | "refused"
  | "malformed";

/** `replyId` is the register's own id of the answer. `formerly` means excluded before, and free now. */
export type RegisterAnswer =
  | { kind: "clear" | "formerly"; replyId: string | null }
  | { kind: "excluded"; replyId: string | null; until: Date | null; reason: ReasonClass }
  | { kind: "unknown"; because: UnknownCause };

export type Asked = { person: Person; questionId: string };

/** A register of excluded persons. No method throws: what fails is unknown. */
export type Register = {
  moments: readonly Moment[];
  /** How many days an answer of a sweep lasts; null where the register takes no sweeps. */
  sweepDays: number | null;
  check(asked: Asked, moment: Moment): Promise<RegisterAnswer>;
  /** Several at once, answers in the order of the questions; absent where there is no such call. */
  many?: {
    most: number;
    check(asked: readonly Asked[], moment: Moment): Promise<RegisterAnswer[]>;
  };
};

export type Registers = ReadonlyMap<RegisterName, Register>;

export const unknown = (because: UnknownCause): RegisterAnswer => ({ kind: "unknown", because });

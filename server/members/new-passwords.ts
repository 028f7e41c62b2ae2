import {
  assertStrong,
  digitsOfDate,
  digitsOfPhone,
  isWeakCode,
  LEAST_GUESSES,
} from "#server/kit/strength.ts";
import { Refusal } from "#server/kit/refusal.ts";

/** What is known of a member and therefore guessed first. `birthDate` is YYYY-MM-DD. */
export type Owner = {
  loginId: string;
  nick: string;
  phone: string;
  birthDate: string;
  bankNumber: string;
  bankOwner: string;
};

/** Throws Refusal `weak_password` for an easily guessed password, and QueueFull. */
export const assertMayBecomePassword = (password: string, owner: Owner): Promise<void> =>
  assertStrong(password, {
    own: [owner.loginId, owner.nick, owner.bankOwner, ...numbersOf(owner)],
    least: LEAST_GUESSES.member,
  });

/** Throws Refusal `weak_password` for an easily guessed withdrawal password. */
export function assertMayBecomeCode(code: string, owner: Owner): void {
  if (isWeakCode(code, numbersOf(owner)))
    throw new Refusal("weak_password", { field: "exchange_pw" });
}

const numbersOf = ({ phone, birthDate, bankNumber }: Owner): string[] => [
  ...digitsOfPhone(phone),
  ...digitsOfDate(birthDate),
  bankNumber.replace(/\D/g, ""),
];

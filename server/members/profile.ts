import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/store.ts";

export type Profile = Omit<store.MemberRow, "status">;

/** A member's profile for their own pages: of phone and bank number only the last digits. */
export async function getProfile(db: Queryable, memberId: bigint): Promise<Profile> {
  const { status: _, ...member } = await store.getMember(db, memberId);
  return { ...member, phone: masked(member.phone), bankNumber: masked(member.bankNumber) };
}

/**
 * Replaces all digits except the last four by bullets; separators stay, so the form is
 * recognisable.
 */
export const masked = (text: string): string => text.replace(/\d(?=(?:\D*\d){4})/g, "•");

/** A member's date of birth as `YYYY-MM-DD`, for use on the server. */
export const birthDateOf = async (db: Queryable, memberId: bigint): Promise<string> =>
  (await store.getOwner(db, memberId)).birthDate;

export type BankAccount = Pick<store.MemberRow, "bankName" | "bankNumber" | "bankOwner">;

/** The account that receives a member's withdrawals, unmasked, for use on the server. */
export async function getBankAccount(db: Queryable, memberId: bigint): Promise<BankAccount> {
  const { bankName, bankNumber, bankOwner } = await store.getMember(db, memberId);
  return { bankName, bankNumber, bankOwner };
}

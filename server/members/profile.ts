import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/store.ts";

export type Profile = Omit<store.MemberRow, "status">;

/** A member as their own pages show them: phone and bank number keep only their last digits. */
export async function getProfile(db: Queryable, memberId: bigint): Promise<Profile> {
  const { status: _, ...member } = await store.getMember(db, memberId);
  return { ...member, phone: masked(member.phone), bankNumber: masked(member.bankNumber) };
}

/** All digits but the last four become bullets; separators stay, so the shape is recognisable. */
export const masked = (text: string): string => text.replace(/\d(?=(?:\D*\d){4})/g, "•");

export type BankAccount = Pick<store.MemberRow, "bankName" | "bankNumber" | "bankOwner">;

/** Where a member's withdrawals go, unmasked: for the house's own books, never for a page. */
export async function getBankAccount(db: Queryable, memberId: bigint): Promise<BankAccount> {
  const { bankName, bankNumber, bankOwner } = await store.getMember(db, memberId);
  return { bankName, bankNumber, bankOwner };
}

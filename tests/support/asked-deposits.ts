import type { OfficeWindows } from "#tests/support/office-windows.ts";

/**
 * A new deposit of this many won; answers its number. It takes the place of one that an earlier test
 * left undecided: a member has one at a time.
 */
export async function askForDeposit(
  office: OfficeWindows,
  member: string,
  won: number,
): Promise<number> {
  await office.query(
    `update payment_requests set status = 'cancelled', decision = 'withdrawn', decided_at = now(),
       claimed_by = null, claim_ends_at = null
     where kind = 'deposit' and decided_at is null
       and member_id = (select id from members where login_id = $1)`,
    [member],
  );
  const answer = await office.memberCall(member, "apply-user-deposit", { balance: won });
  return Number(answer["id"]);
}

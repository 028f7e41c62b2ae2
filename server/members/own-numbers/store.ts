import type { Queryable } from "#server/kit/database.ts";
import { hashesOf, sealNumber } from "#server/kit/seal-keys/numbers.ts";

export async function updatePhone(db: Queryable, memberId: bigint, phone: string): Promise<void> {
  const { whole, tail } = hashesOf(db, "members.phone", phone);
  await db.query(
    "update members set phone = $2, phone_hash = $3, phone_tail_hash = $4 where id = $1",
    [memberId, sealNumber(db, "members.phone", memberId, phone), whole, tail],
  );
}

export async function updateBankAccount(
  db: Queryable,
  memberId: bigint,
  { bankName, bankNumber }: { bankName: string; bankNumber: string },
): Promise<void> {
  const { whole, tail } = hashesOf(db, "members.bank_number", bankNumber);
  const sealed = sealNumber(db, "members.bank_number", memberId, bankNumber);
  await db.query(
    `update members set bank_name = $2, bank_number = $3, bank_number_hash = $4,
       bank_number_tail_hash = $5 where id = $1`,
    [memberId, bankName, sealed, whole, tail],
  );
}

import { randomBytes } from "node:crypto";
import type { Queryable } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { houseMovements } from "#server/ledger/movements.ts";

/**
 * A bank statement line of a transfer in won: open, or assigned to a deposit, then sent by the
 * holder of the member's bank account. Answers its id.
 */
export async function makeBankLine(
  db: Pick<Queryable, "query">,
  won: number,
  depositId: number | null = null,
  isOutgoing = false,
): Promise<number> {
  const [row] = await db.query<{ id: bigint }>(
    `with import as (
       insert into payment_statement_imports
         (receiving_account_id, file_name, file_hash, encoding, added, known, imported_by, imported_at)
       values (1, 'bank.csv', $2, 'utf-8', 1, 0, 1, now()) returning id)
     insert into payment_statement_lines
       (import_id, receiving_account_id, fingerprint, line, booked_at, has_time, amount, sender, memo,
        deposit_id, matched_as, handled_by, is_outgoing)
     select id, 1, $2, 1, now(), true, $1,
       coalesce(
         (select bank_owner from members
          where id = (select member_id from payment_requests where id = $4::bigint)),
         $3),
       '', $4::bigint,
       case when $4::bigint is not null then 'chosen' end,
       case when $4::bigint is not null then 1 end,
       $5::boolean
     from import returning id`,
    [fromWon(won), randomBytes(32), "owner", depositId, isOutgoing],
  );
  if (!row) throw new Error("the line was not written");
  const { id, from, to } = houseMovements[isOutgoing ? "bank_line_out" : "bank_line_in"];
  await db.query(
    `select ledger_post_house($1::smallint,
       (select id from ledger_house_accounts where code = $2),
       (select id from ledger_house_accounts where code = $3), $4)`,
    [id, from, to, fromWon(won)],
  );
  return Number(row.id);
}

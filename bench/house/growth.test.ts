import { expect, it } from "vitest";
import {
  growHouse,
  loginOf,
  PASSWORD,
  POSTINGS_OF_PLAYER,
  postingsOf,
} from "#bench/house/growth.ts";
import { auditBooks } from "#scripts/books/audit-books.ts";
import { openBooks } from "#scripts/books/open-books.ts";
import { useTestApp } from "#tests/support/app.ts";
import { APP_SECRET } from "#tests/support/template.ts";

const test = useTestApp();
const MEMBERS = 30;

it("a grown house has clean books, and its members sign in", async () => {
  const books = await openBooks(test.databaseUrl);
  const clean = await auditBooks(books);
  expect(clean.faults).toEqual([]);
  await books.close();
  const house = { databaseUrl: test.databaseUrl, appSecret: APP_SECRET };
  await growHouse(house, { from: 1, to: 12 }, () => {});
  await growHouse(house, { from: 13, to: MEMBERS }, () => {});
  const grown = await openBooks(test.databaseUrl);
  expect((await auditBooks(grown)).faults).toEqual([]);
  await grown.close();
  const [row] = await test.app.db.query<{ count: bigint }>(
    `select count(*) from ledger_entries e join ledger_accounts a on a.bucket = e.bucket and a.id = e.account_id
     join members m on m.id = a.member_id where m.login_id like 'house%'`,
  );
  expect(Number(row?.count)).toBe(postingsOf(MEMBERS));
  const cookie = await test.signIn(loginOf(MEMBERS), PASSWORD);
  const { body } = await test.call("get-money-list", { page: 1 }, { cookie });
  expect(body["maxCount"]).toBe(POSTINGS_OF_PLAYER);
});

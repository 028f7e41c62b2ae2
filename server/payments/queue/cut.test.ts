import { expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

const test = useTestApp();

it("get-payment-queue lists at most 500 requests, and says when there are more", async () => {
  const { memberId } = await makeMember(test.app.db);
  const operator = await signInToOffice(test, "operator1");
  const listed = async () => {
    const input = { kind: "deposit", filter: "decided" };
    const { requests, isCut } = (await officeCall(test, "get-payment-queue", input, operator)).body;
    return { count: (requests as object[]).length, isCut };
  };
  const addWithdrawn = (count: number) =>
    test.app.db.query(
      `insert into payment_requests
         (member_id, kind, amount, asked_at, expires_at, status, decision, decided_at)
       select $1, 'deposit', 1000000000, now(), now(), 'cancelled', 'withdrawn', now()
       from generate_series(1, $2)`,
      [memberId, count],
    );
  const { count: before } = await listed();
  await addWithdrawn(500 - before);
  expect(await listed()).toEqual({ count: 500, isCut: false });
  await addWithdrawn(1);
  expect(await listed()).toEqual({ count: 500, isCut: true });
});

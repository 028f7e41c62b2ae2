import { beforeAll, beforeEach } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { fromWon } from "#server/kit/money.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

type Play = { type: "bet" | "win"; amount: string };

/** Two demo operators, a member with 100,000 won per test, and their calls about games. */
export function useGamesOffice(test: TestApp) {
  const cookies = { first: "", second: "" };
  let member: TestMember | undefined;
  let made = 0;
  const signIn = async () => {
    cookies.first = await signInToOffice(test, "operator1");
    cookies.second = await signInToOffice(test, "operator2");
  };
  beforeAll(signIn);
  beforeEach(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(100_000) });
  });
  const current = (): TestMember => {
    if (!member) throw new Error("the member is made before each test");
    return member;
  };
  const make = async (name: OfficeCallName, input: object, cookie = cookies.first) =>
    (await officeCall(test, name, input, cookie)).body;
  return {
    cookies,
    signIn,
    get member() {
      return current();
    },
    make,
    act: (name: OfficeCallName, input: object, cookie = cookies.first) =>
      make(name, { ...input, reason: "set by the test" }, cookie),
    /** Members and rounds read the catalogue at most a second late. */
    aMomentLater: () => test.clock.advance(1_001),
    play: (ref: string, transactions: readonly Play[], more: object = {}) =>
      test.provider("betwin", {
        account_id: current().ref,
        currency: "KRW",
        game_id: "moon-rabbit-mill",
        round_id: ref,
        transactions: transactions.map((each) => ({ ...each, id_provider: `${ref}:${made++}` })),
        ...more,
      }),
    /** The member's cash in whole won. */
    async cash() {
      const { bucket, id } = current().cash;
      const [row] = await test.app.db.query<{ balance: bigint }>(
        "select balance from ledger_accounts where bucket = $1 and id = $2",
        [bucket, id],
      );
      return Number((row?.balance ?? 0n) / 100_000n);
    },
  };
}

import type { ActName, ReadName, OfficeCallName, OfficeInput } from "#contract/office/calls.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { systemClock } from "#server/kit/clock.ts";
import { fromWon } from "#server/kit/money.ts";
import { invite } from "#server/operators/invitations/invitations.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { findUnstakedWins, LOOKED_AT_AFTER_MS } from "#server/games/unstaked-wins/unstaked-wins.ts";
import type { TestApp } from "#tests/support/app.ts";
import { playTestBets } from "#tests/support/test-bets.ts";
import { officeActs } from "#tests/support/office-acts.ts";
import { openLaunchesOf } from "#tests/support/members.ts";
import { operatorIdOf, operatorWithRole } from "#tests/support/office.ts";

/** A database in which every act of the office has an object. */
export type OfficeWalk = {
  /** Of an operator who may do everything. */
  cookie: string;
  inputs: ReturnType<typeof officeActs>;
  /** The id of a round that was left open. */
  round(): Promise<string>;
  /** The id of a session of demo1. */
  session(): Promise<string>;
};

export async function prepareOfficeWalk(test: TestApp): Promise<OfficeWalk> {
  const { db } = test.app;
  const cookie = await operatorWithRole(test, "admin");
  const people: bigint[] = [];
  for (let made = 0; made < 2; made++)
    people.push(BigInt(await operatorIdOf(test, await operatorWithRole(test, "cs"))));
  const madeBy = people[0] ?? 0n;
  const by = { madeBy, checkedBy: BigInt(await operatorIdOf(test, cookie)) };
  const invited = {
    loginId: "invited",
    name: "x",
    role: "cs",
    reason: "walk",
    ...by,
    accessUntil: null,
  } as const;
  await db.transaction((tx) => invite(tx, systemClock, invited));
  await test.app.acts.perform(SYSTEM, (act) => placeDeposit(act, 2n, { amount: fromWon(50_000) }));
  // Acts of the walk switch games and builds off, which the opening's test bets need.
  await playTestBets(test);
  await makeOpenRound(test);
  await makeUnstakedWin(test);
  await makeLargeJackpot(test);
  // The log of calls, provider health and active players are written a moment later.
  await test.app.calls.flush();
  await test.app.activity.flush();
  const member = await test.signIn("demo1", DEMO_PASSWORD);
  for (const title of ["하나", "둘"])
    await test.call("user-write-help", { title, contents: "언제요?" }, { cookie: member });
  return {
    cookie,
    inputs: officeActs(test, cookie, people),
    async round() {
      const [row] = await db.query<{ name: string }>(
        "select account_id || '-' || first_seq as name from game_rounds limit 1",
      );
      return row?.name ?? "";
    },
    async session() {
      const [row] = await db.query<{ id: string }>(
        "select id from member_sessions where member_id = 1 limit 1",
      );
      return row?.id ?? "";
    },
  };
}

async function makeUnstakedWin(test: TestApp): Promise<void> {
  const { db } = test.app;
  const [demo2] = await db.query<{ ref: string }>(
    "select public_ref as ref from members where id = 2",
  );
  await test.provider("betwin", {
    account_id: demo2?.ref,
    currency: "KRW",
    game_id: "moon-rabbit-mill",
    round_id: "without-a-stake",
    finished: true,
    transactions: [{ id_provider: "without-a-stake", type: "win", amount: "2000000" }],
  });
  const later = new Date(test.clock.now().getTime() + 2 * LOOKED_AT_AFTER_MS);
  await findUnstakedWins(db, { ...test.clock, now: () => later });
}

/** Of a provider whose stakes feed no pool. */
async function makeLargeJackpot(test: TestApp): Promise<void> {
  const [demo2] = await test.app.db.query<{ ref: string }>(
    "select public_ref as ref from members where id = 2",
  );
  await test.provider("betwin", {
    account_id: demo2?.ref,
    currency: "KRW",
    game_id: "moonhall",
    round_id: "large-jackpot",
    finished: true,
    transactions: [
      {
        id_provider: "large-jackpot",
        type: "win",
        amount: "20000000",
        jackpot: { tier: "mega", amount: "20000000" },
      },
    ],
  });
}

async function makeOpenRound(test: TestApp): Promise<void> {
  const { db } = test.app;
  const [demo1] = await db.query<{ ref: string }>(
    "select public_ref as ref from members where id = 1",
  );
  await openLaunchesOf(db, "demo1");
  await test.provider("betwin", {
    account_id: demo1?.ref,
    currency: "KRW",
    game_id: "moon-rabbit-mill",
    round_id: "left-open",
    transactions: [{ id_provider: "left-open", type: "bet", amount: "1000" }],
  });
}

type Rest = Exclude<OfficeCallName, ActName | ReadName>;

/** Real input for the calls that are neither acts nor reads; one without it does not compile. */
export const officeRest: { [Name in Rest]: OfficeInput<Name> } = {
  "open-invitation": { token: "A".repeat(43) },
  "enrol-operator": { token: "A".repeat(43), password: "a-long-enough-secret" },
  "confirm-enrolment": { token: "A".repeat(43), code: "000000" },
  "tell-writing": { id: 1, isWriting: true },
  "sign-in": { loginId: "operator1", password: "not-the-password", code: "000000" },
  "end-own-session": { id: "00000000-0000-0000-0000-000000000000" },
  "change-own-password": {
    old: "not-the-password",
    password: "a-long-enough-secret",
    code: "000000",
  },
  "challenge-own-passkey": {},
  "challenge-approval": { id: 1 },
  "begin-own-passkey": { password: "not-the-password", code: "000000" },
  "add-own-passkey": {
    name: "walk",
    passkey: { id: "AA", clientDataJSON: "AA", attestationObject: "AA", transports: [] },
  },
  "remove-own-passkey": { id: 1, password: "not-the-password", code: "000000" },
  "see-own-decisions": { upTo: 1 },
  "keep-own-view": { screen: "payments", name: "large ones", query: "atLeast=1000000" },
  "remove-own-view": { id: 1 },
  "sign-out": {},
};

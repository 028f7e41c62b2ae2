import { setImmediate as endOfTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { readingQuestions } from "#bench/office/questions.ts";
import { calls } from "#contract/calls.ts";
import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import { HASHING } from "#server/kit/hashing.ts";
import { STANDARD_COST } from "#server/kit/password-cost.ts";
import { hashPassword } from "#server/kit/passwords.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { startSession } from "#server/members/sessions.ts";
import { useTestApp, type Answer, type TestApp } from "#tests/support/app.ts";
import { memberCalls } from "#tests/support/member-calls.ts";
import { officeRest, prepareOfficeWalk } from "#tests/support/office-walk.ts";
import { officeCall } from "#tests/support/office.ts";

/** A small pool fails with the same fault as a large one under more callers. */
const CONNECTIONS = 2;
const CALLERS = 5;

/** Makes a call many times at once; every copy must be answered without a fault. */
async function crowd(test: TestApp, name: string, make: () => Promise<Answer>): Promise<void> {
  await test.owner.query("delete from throttles");
  const answers = await Promise.all(Array.from({ length: CALLERS }, make));
  const last = test.logged.at(-1);
  for (const { http } of answers) expect(http, `${name}: ${last}`).toBeLessThan(500);
}

describe("more callers of the member site at once than the pool has connections", () => {
  const test = useTestApp({ databaseConnections: CONNECTIONS });

  it("each get an answer to every call", async () => {
    const walked = [];
    for (const [name, inputOf] of Object.entries(memberCalls(test))) {
      const owner = { memberId: 1n, address: "127.0.0.1", userAgent: "", deviceToken: "walk" };
      const session = await test.app.acts.perform(SYSTEM, (act) => startSession(act, owner));
      const input = await inputOf(session);
      const cookie = `dalbit_session=${session.token}`;
      await crowd(test, name, () => test.call(name, input, { cookie }));
      walked.push(name);
    }
    expect(walked.toSorted()).toEqual(Object.keys(calls).toSorted());
  }, 60_000);

  it("are answered busy when too many wait already, members and operators alike", async () => {
    const { db } = test.app;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const held = Array.from({ length: CONNECTIONS }, () => db.transaction(() => released));
    while (db.pool.idleCount > 0 || db.pool.waitingCount > 0) await endOfTurn();
    const waiting = Array.from({ length: 400 }, () => db.query("select 1"));
    const logged = test.logged.length;
    const answers = [
      await test.call("get-reg-domain", {}),
      await officeCall(test, "open-invitation", { token: "A".repeat(43) }),
    ];
    release();
    await Promise.all([...held, ...waiting]);
    for (const { http, body, headers } of answers) {
      expect([http, body]).toEqual([503, { status: "busy", retryAfter: 1 }]);
      expect(headers["retry-after"]).toBe("1");
    }
    expect(test.logged).toHaveLength(logged);
    expect((await test.call("get-reg-domain", {})).http).toBe(200);
  });

  it("sign in and register without a connection when too many hash already: answered busy", async () => {
    const { db } = test.app;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const held = Array.from({ length: CONNECTIONS }, () => db.transaction(() => released));
    while (db.pool.idleCount > 0 || db.pool.waitingCount > 0) await endOfTurn();
    const room = HASHING.atOnce + HASHING.waitingAtMost;
    const hashes = Array.from({ length: room }, () =>
      hashPassword("one of many sign-ins", STANDARD_COST),
    );
    const answers = [
      await test.call("user-do-login", { userId: "demo1", password: "wrong" }),
      await test.call("user-register", {}),
      await officeCall(test, "sign-in", { loginId: "admin", password: "wrong" }),
    ];
    release();
    await Promise.all([...held, ...hashes]);
    for (const { http, body } of answers) {
      expect([http, body]).toEqual([503, { status: "busy", retryAfter: 1 }]);
    }
  });
});

describe("more callers of the office at once than the pool has connections", () => {
  const test = useTestApp({ databaseConnections: CONNECTIONS });

  it("each get an answer to every call", async () => {
    const { cookie, inputs, round, session } = await prepareOfficeWalk(test);
    const walked: string[] = [];
    const call = async (name: string, input: object) => {
      await crowd(test, name, () => officeCall(test, name as OfficeCallName, input, cookie));
      walked.push(name);
    };
    for (const [name, inputOf] of Object.entries(inputs))
      await call(name, { ...(await inputOf()), reason: `why ${name} is done` });
    const asked = readingQuestions({
      round: await round(),
      session: await session(),
      mailing: null,
    });
    for (const [name, declared] of Object.entries(officeCalls))
      if (declared.kind === "read")
        await call(name, asked.find(({ call: of }) => of === name)?.input ?? {});
    for (const [name, input] of Object.entries(officeRest)) await call(name, input);
    expect(walked.toSorted()).toEqual(Object.keys(officeCalls).toSorted());
  }, 60_000);
});

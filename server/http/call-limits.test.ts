import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { CALL_RATES } from "#server/http/call-limits.ts";
import { useTestApp, type Answer } from "#tests/support/app.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

/** Is counted and costs next to nothing. */
const CALL = "/api/routes/no-call";
/** How many are sent at once, so that each gets a connection quickly. */
const BATCH = 50;

describe("requests above the limit", () => {
  const test = useTestApp();

  /** Asks until a request is refused, which happens after the burst; answers the first refusal. */
  async function refused(ask: () => Promise<Answer>, burst: number): Promise<Answer | undefined> {
    const answers: Answer[] = [];
    const refusal = () => answers.find(({ http }) => http === 429);
    while (!refusal() && answers.length < burst * 5)
      answers.push(...(await Promise.all(Array.from({ length: BATCH }, ask))));
    expect(answers.filter(({ http }) => http === 200).length).toBeGreaterThanOrEqual(burst - BATCH);
    return refusal();
  }
  const tooOften = {
    http: 429,
    headers: { "retry-after": "1" },
    body: { status: "time", retryAfter: 1 },
  };

  it("of a member are refused with the time to wait, and another member is served", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    const other = await test.signIn("demo2", DEMO_PASSWORD);
    const ask = () => test.call("user-health-check", {}, { cookie });
    expect(await refused(ask, CALL_RATES.member.burst)).toMatchObject(tooOften);
    const served = await test.call("user-health-check", {}, { cookie: other });
    expect(served).toMatchObject({ http: 200, body: { status: "authenticated" } });
  });

  it("of a member are refused for files too, with the same count", async () => {
    const cookie = await test.signIn("demo3", DEMO_PASSWORD);
    const ask = () => test.call("user-health-check", {}, { cookie });
    await refused(ask, CALL_RATES.member.burst);
    const files = await Promise.all(
      Array.from({ length: BATCH }, () => test.call("get-statement-file", {}, { cookie })),
    );
    expect(files.map(({ http }) => http)).toContain(429);
  });

  it("of an operator are refused, and another operator is served", async () => {
    const [cookie, other] = [
      await signInToOffice(test, "operator1"),
      await signInToOffice(test, "operator2"),
    ];
    const ask = () => officeCall(test, "get-own-self", {}, cookie);
    expect(await refused(ask, CALL_RATES.operator.burst)).toMatchObject(tooOften);
    expect((await officeCall(test, "get-own-self", {}, other)).http).toBe(200);
  });

  it("of a network are refused, another network is served, and providers' calls are exempt", async () => {
    const from = (remoteAddress: string, url: string) =>
      test.app.server.inject({ url, remoteAddress });
    const bursts = Array.from({ length: CALL_RATES.network.burst * 2 }, () =>
      from("2001:db8::1", CALL),
    );
    const answers = (await Promise.all(bursts)).map(({ statusCode }) => statusCode);
    expect(new Set(answers)).toEqual(new Set([404, 429]));
    // The same subscriber at another address of the same network.
    const again = Array.from({ length: CALL_RATES.network.perSecond * 3 }, () =>
      from("2001:db8::ffff", CALL),
    );
    const left = (await Promise.all(again)).map(({ statusCode }) => statusCode);
    expect(left).toContain(429);
    expect((await from("2001:db8:0:1::1", CALL)).statusCode).toBe(404);
    expect((await from("2001:db8::1", "/api/ready")).statusCode).toBe(200);
  });
});

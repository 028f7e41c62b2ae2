import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openOperatorWallet, type OperatorWallet } from "../fixtures/operator-wallet.ts";
import { openSandbox, secret, type OpenSandbox } from "../fixtures/open-sandbox.ts";

let operator: OperatorWallet;
let sandbox: OpenSandbox;
beforeAll(async () => {
  operator = await openOperatorWallet(secret, 0);
  sandbox = await openSandbox(operator.url);
});
afterAll(async () => {
  await sandbox.close();
  await operator.close();
});

/** So many questions at once, each of another person. */
const ask = (url: string, key: string, list: object) =>
  sandbox.server.inject({ method: "POST", url, headers: { [key]: secret }, payload: list });
const times = <Each>(count: number, each: () => Each): Each[] =>
  Array.from({ length: count }, each);

describe("a register that is asked for a list", () => {
  it("answers as many as Spelpaus takes at once, and refuses more", async () => {
    const url = "/registers/spelpaus/api/marketing-subjectid/actor";
    const items = times(10_000, () => ({ itemId: randomUUID(), subjectId: "199001012384" }));
    const answer = await ask(url, "authorization", { requestId: "list", items });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ allowedItemIds: string[] }>().allowedItemIds).toHaveLength(10_000);
    const more = { requestId: "list", items: [...items, { ...items[0], itemId: randomUUID() }] };
    expect((await ask(url, "authorization", more)).statusCode).toBe(400);
  });

  it("answers as many as GAMSTOP takes at once, with long names", async () => {
    const people = times(1_000, () => ({
      firstName: "f".repeat(60),
      lastName: "l".repeat(60),
      dateOfBirth: "1990-01-01",
      email: `${"e".repeat(60)}@example.test`,
      postcode: "AB12 3CD",
      mobile: "+447700900123",
      correlationId: randomUUID(),
    }));
    const answer = await ask("/registers/gamstop/batch/v2", "x-api-key", people);
    expect([answer.statusCode, answer.json<unknown[]>().length]).toEqual([200, 1_000]);
  });
});

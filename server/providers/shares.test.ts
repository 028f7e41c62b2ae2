import { describe, expect, it } from "vitest";
import { QueueFull } from "#server/kit/queue-full.ts";
import {
  unseen,
  type ProviderAnswer,
  type ProviderCall,
  type ProviderCell,
} from "#server/providers/cell.ts";
import { CALLS_AT_ONCE, withinShare } from "#server/providers/shares.ts";

const answered: ProviderAnswer = { http: 200, body: "{}", outcome: "ok" };
const call: ProviderCall = {
  address: "203.0.113.7",
  endpoint: "bet",
  method: "POST",
  rawBody: Buffer.alloc(0),
  headers: {},
};

describe("the calls of one connection", () => {
  it("above its share are refused before their work begins, until others have ended", async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    let begun = 0;
    const cell: ProviderCell = {
      connection: "moonstone",
      endpoints: [],
      answer: async () => {
        begun++;
        await over;
        return answered;
      },
      notSigned: () => Promise.resolve(answered),
      askAgain: () => answered,
      tooLarge: () => answered,
    };
    const shared = withinShare(cell);
    const other = withinShare(cell);
    const within = Array.from({ length: CALLS_AT_ONCE }, () => shared.answer(call, unseen()));
    await expect(shared.answer(call, unseen())).rejects.toBeInstanceOf(QueueFull);
    expect(begun).toBe(CALLS_AT_ONCE);
    const ofOther = other.answer(call, unseen());
    end();
    expect(await Promise.all([...within, ofOther])).toHaveLength(CALLS_AT_ONCE + 1);
    expect(await shared.answer(call, unseen())).toEqual(answered);
  });
});

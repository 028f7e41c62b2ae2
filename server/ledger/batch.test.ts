import { describe, expect, it } from "vitest";
import { createBatcher, Overloaded, type BatchOptions } from "#server/ledger/batch.ts";

type Job = { id: number; key: string; lane: number };

/** A far side that answers when told to, and remembers the batches it was sent. */
function farSide() {
  const batches: Job[][] = [];
  const waiting: (() => void)[] = [];
  return {
    batches,
    answerNext: () => waiting.shift()?.(),
    send: (jobs: readonly Job[]): Promise<string[]> => {
      batches.push([...jobs]);
      return new Promise((resolve) =>
        waiting.push(() => resolve(jobs.map((job) => `done ${job.id}`))),
      );
    },
  };
}

const make = (
  options: Partial<BatchOptions<Job, string>> & Pick<BatchOptions<Job, string>, "send">,
) =>
  createBatcher<Job, string>({
    lanes: 1,
    largestBatch: 4,
    longestQueue: 8,
    waitAtMostMs: 1_000,
    laneOf: (job) => job.lane,
    keysOf: (job) => [job.key],
    isWorthSplitting: () => false,
    ...options,
  });

const job = (id: number, key = `k${id}`, lane = 0): Job => ({ id, key, lane });
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("the batching writer", () => {
  it("sends a lone job at once and gathers what comes during the round trip", async () => {
    const far = farSide();
    const batcher = make({ send: far.send });
    const first = batcher.run(job(1));
    const others = [2, 3, 4, 5, 6].map((id) => batcher.run(job(id)));
    expect(far.batches).toEqual([[job(1)]]);
    far.answerNext();
    expect(await first).toBe("done 1");
    await turn();
    expect(far.batches[1]?.map((sent) => sent.id)).toEqual([2, 3, 4, 5]);
    far.answerNext();
    await turn();
    far.answerNext();
    expect(await Promise.all(others)).toEqual(["done 2", "done 3", "done 4", "done 5", "done 6"]);
  });

  it("never puts two jobs with one key into one batch, and keeps their order", async () => {
    const far = farSide();
    const batcher = make({ send: far.send });
    void batcher.run(job(0));
    const [bet, cancel] = [batcher.run(job(1, "same")), batcher.run(job(2, "same"))];
    far.answerNext();
    await turn();
    expect(far.batches[1]?.map((sent) => sent.id)).toEqual([1]);
    far.answerNext();
    await bet;
    await turn();
    expect(far.batches[2]?.map((sent) => sent.id)).toEqual([2]);
    far.answerNext();
    await cancel;
  });

  it("refuses at once when the queue is full, and unsent what waited too long", async () => {
    const far = farSide();
    const batcher = make({ send: far.send, longestQueue: 2, waitAtMostMs: 20 });
    const sent = batcher.run(job(1));
    const [late1, late2] = [batcher.run(job(2)), batcher.run(job(3))];
    await expect(batcher.run(job(4))).rejects.toBeInstanceOf(Overloaded);
    const refused = Promise.allSettled([late1, late2]);
    await new Promise((resolve) => setTimeout(resolve, 40));
    far.answerNext();
    expect(await sent).toBe("done 1");
    expect((await refused).map((result) => result.status)).toEqual(["rejected", "rejected"]);
    expect(far.batches).toHaveLength(1);
  });

  it("sends each job alone when one spoils the batch, so that the others go through", async () => {
    const spoiled = new Error("bad data");
    const batcher = make({
      isWorthSplitting: (error) => error === spoiled,
      send: async (jobs) => {
        await turn();
        if (jobs.some((sent) => sent.id === 3)) throw spoiled;
        return jobs.map((sent) => `done ${sent.id}`);
      },
    });
    const results = await Promise.allSettled([1, 2, 3, 4].map((id) => batcher.run(job(id))));
    expect(results.map((result) => result.status)).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
  });

  it("starts again for a job that comes in the moment the lane falls idle", async () => {
    const batcher = make({
      send: (jobs) => Promise.resolve(jobs.map((sent) => `done ${sent.id}`)),
    });
    for (let id = 0; id < 2_000; id++) expect(await batcher.run(job(id))).toBe(`done ${id}`);
    const many = await Promise.all(
      Array.from({ length: 500 }, async (_, id) => {
        for (let hop = 0; hop < id % 7; hop++) await Promise.resolve();
        return batcher.run(job(id)).catch((error: unknown) => error);
      }),
    );
    expect(many.filter((result) => typeof result === "string").length).toBeGreaterThan(0);
    await batcher.drain();
  });
});

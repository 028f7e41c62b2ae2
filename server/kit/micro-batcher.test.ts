import { describe, expect, it } from "vitest";
import { QueueFull } from "#server/kit/queue-full.ts";
import { createBatcher, type BatchOptions } from "#server/kit/micro-batcher.ts";

type Job = { id: number; shard: number };

/** A database that answers on command and records its batches. */
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
    worthALane: 1,
    worthGoingFirst: 100,
    shardOf: (job) => job.shard,
    isWorthSplitting: () => false,
    ...options,
  });

const job = (id: number, shard = 0): Job => ({ id, shard });
const turn = () => new Promise((resolve) => setImmediate(resolve));
/** Long enough for a turn without new jobs, after which a batch begins. */
const quiet = async () => {
  await turn();
  await turn();
  await turn();
};

describe("the batching writer", () => {
  it("sends a lone job at once and gathers what comes during the round trip", async () => {
    const far = farSide();
    const batcher = make({ send: far.send });
    const first = batcher.run(job(1));
    await quiet();
    const others = [2, 3, 4, 5, 6].map((id) => batcher.run(job(id)));
    expect(far.batches).toEqual([[job(1)]]);
    far.answerNext();
    expect(await first).toBe("done 1");
    await quiet();
    expect(far.batches[1]?.map((sent) => sent.id)).toEqual([2, 3, 4, 5]);
    far.answerNext();
    await quiet();
    await quiet();
    far.answerNext();
    expect(await Promise.all(others)).toEqual(["done 2", "done 3", "done 4", "done 5", "done 6"]);
  });

  it("gathers all jobs of one turn into one batch, and sends a full batch at once", async () => {
    const far = farSide();
    const batcher = make({ send: far.send });
    const jobs = [1, 2, 3].map((id) => batcher.run(job(id)));
    await Promise.resolve();
    jobs.push(batcher.run(job(4)));
    expect(far.batches).toEqual([[job(1), job(2), job(3), job(4)]]);
    far.answerNext();
    // They come back one after the other, once the lane knows that it is free.
    const again = jobs.map(async (done, index) => {
      await done;
      for (let step = 0; step < index * 3; step++) await Promise.resolve();
      return batcher.run(job(5 + index));
    });
    await quiet();
    await quiet();
    expect(far.batches[1]?.map(({ id }) => id)).toEqual([5, 6, 7, 8]);
    far.answerNext();
    expect(await Promise.all(again)).toEqual(["done 5", "done 6", "done 7", "done 8"]);
  });

  it("fills a batch while each turn brings more, for a limited time", async () => {
    const far = farSide();
    const batcher = make({ send: far.send, largestBatch: 20, longestQueue: 20 });
    const trickle = async (first: number, turns: number) => {
      for (let id = first; id < first + turns; id++) {
        void batcher.run(job(id));
        await turn();
      }
    };
    await trickle(1, 3);
    expect(far.batches).toEqual([]);
    await quiet();
    expect(far.batches).toEqual([[job(1), job(2), job(3)]]);
    far.answerNext();
    await quiet();
    await trickle(4, 12);
    expect(far.batches[1]?.length).toBeGreaterThan(1);
    expect(far.batches[1]?.length).toBeLessThan(12);
    far.answerNext();
    await quiet();
    far.answerNext();
    await batcher.drain();
    const ids = far.batches.flat().map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
  });

  it("sends the next batch before it answers the last when enough wait for it", async () => {
    const far = farSide();
    const batcher = make({ send: far.send, worthGoingFirst: 2 });
    const seen: number[] = [];
    const first = batcher.run(job(1)).then(() => seen.push(far.batches.length));
    await quiet();
    const others = [2, 3].map((id) => batcher.run(job(id)));
    far.answerNext();
    await first;
    expect(seen).toEqual([2]);
    expect(far.batches[1]).toEqual([job(2), job(3)]);
    far.answerNext();
    expect(await Promise.all(others)).toEqual(["done 2", "done 3"]);
  });

  it("sends waiting jobs before it is drained", async () => {
    const batcher = make({
      send: (jobs) => Promise.resolve(jobs.map((sent) => `done ${sent.id}`)),
    });
    let answered = false;
    void batcher.run(job(1)).then(() => (answered = true));
    await batcher.drain();
    expect(answered).toBe(true);
  });

  it("makes a larger batch of one shard, which other lanes cannot take", async () => {
    const far = farSide();
    const batcher = make({ send: far.send, lanes: 2, largestBatch: 2, largestOfAShard: 3 });
    const jobs = [1, 2, 3, 4, 5].map((id) => batcher.run(job(id)));
    const answerAll = async () => {
      for (let turns = 0; turns < 6; turns++) {
        far.answerNext();
        await quiet();
      }
    };
    await answerAll();
    const mixed = [6, 7, 8, 9].map((id) => batcher.run(job(id, id)));
    await answerAll();
    await Promise.all([...jobs, ...mixed]);
    expect(far.batches.map((batch) => batch.map(({ id }) => id))).toEqual([
      [1, 2, 3],
      [4, 5],
      [6, 7],
      [8],
      [9],
    ]);
  });

  it("keeps the order of one shard's jobs while other shards are sent beside them", async () => {
    const far = farSide();
    const batcher = make({ send: far.send, lanes: 2 });
    const jobs = [batcher.run(job(0, 0))];
    await quiet();
    jobs.push(...[2, 4, 6].map((id) => batcher.run(job(id, 0))));
    await quiet();
    const beside = batcher.run(job(1, 1));
    await quiet();
    expect(far.batches).toEqual([[job(0, 0)], [job(1, 1)]]);
    far.answerNext();
    far.answerNext();
    expect(await beside).toBe("done 1");
    await quiet();
    expect(far.batches[2]).toEqual([job(2, 0), job(4, 0), job(6, 0)]);
    far.answerNext();
    expect(await Promise.all(jobs)).toEqual(["done 0", "done 2", "done 4", "done 6"]);
  });

  it("begins a second round trip only for a batch of the set size", async () => {
    const far = farSide();
    const batcher = make({ send: far.send, lanes: 2, worthALane: 3 });
    const jobs = [batcher.run(job(0, 0))];
    await quiet();
    jobs.push(...[1, 2].map((id) => batcher.run(job(id, id))));
    await quiet();
    expect(far.batches).toEqual([[job(0, 0)]]);
    jobs.push(batcher.run(job(3, 3)));
    await quiet();
    expect(far.batches[1]).toEqual([job(1, 1), job(2, 2), job(3, 3)]);
    far.answerNext();
    far.answerNext();
    expect(await Promise.all(jobs)).toEqual(["done 0", "done 1", "done 2", "done 3"]);
  });

  it("refuses at once when the queue is full, and refuses unsent jobs that waited too long", async () => {
    const far = farSide();
    const batcher = make({ send: far.send, longestQueue: 2, waitAtMostMs: 20 });
    const sent = batcher.run(job(1));
    await quiet();
    const [late1, late2] = [batcher.run(job(2)), batcher.run(job(3))];
    await expect(batcher.run(job(4))).rejects.toBeInstanceOf(QueueFull);
    const refused = Promise.allSettled([late1, late2]);
    await new Promise((resolve) => setTimeout(resolve, 40));
    far.answerNext();
    expect(await sent).toBe("done 1");
    expect((await refused).map((result) => result.status)).toEqual(["rejected", "rejected"]);
    expect(far.batches).toHaveLength(1);
  });

  it("sends each job alone after one fails the batch, so that the others succeed", async () => {
    const spoiled = new Error("bad data");
    const batcher = make({
      isWorthSplitting: (error) => error === spoiled,
      send: async (jobs) => {
        await quiet();
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

  it("refuses unsent what would fail like a job that failed alone, and sends the others", async () => {
    const locked = new Error("locked");
    const alone: number[] = [];
    const batcher = make({
      largestBatch: 8,
      isWorthSplitting: (error) => error === locked,
      failsLike: (error, failed, other) => error === locked && failed.shard === other.shard,
      send: async (jobs) => {
        await quiet();
        if (jobs.length === 1) alone.push(jobs[0]?.id ?? 0);
        if (jobs.some(({ shard }) => shard === 7)) throw locked;
        return jobs.map((sent) => `done ${sent.id}`);
      },
    });
    const results = await Promise.allSettled(
      [job(1, 7), job(2, 1), job(3, 7), job(4, 7), job(5, 2)].map((each) => batcher.run(each)),
    );
    expect(alone).toEqual([1, 2, 5]);
    expect(results[0]).toMatchObject({ reason: locked });
    for (const at of [2, 3])
      expect(results[at]).toMatchObject({ reason: expect.any(QueueFull) as unknown });
    expect([results[1]?.status, results[4]?.status]).toEqual(["fulfilled", "fulfilled"]);
  });

  it("refuses jobs of a failed batch whose time ran out while others were sent alone", async () => {
    const spoiled = new Error("locked out");
    const batcher = make({
      waitAtMostMs: 500,
      isWorthSplitting: (error) => error === spoiled,
      send: async (jobs) => {
        await new Promise((resolve) => setTimeout(resolve, jobs[0]?.id === 0 ? 0 : 300));
        if (jobs.length > 1 || jobs[0]?.id === 1) throw spoiled;
        return jobs.map((sent) => `done ${sent.id}`);
      },
    });
    const results = await Promise.allSettled([0, 1, 2, 3].map((id) => batcher.run(job(id))));
    expect(results[0]?.status).toBe("fulfilled");
    expect(results[1]).toMatchObject({ reason: spoiled });
    expect(results[3]).toMatchObject({ reason: expect.any(QueueFull) as unknown });
  });

  it("starts again for a job that comes in the moment the lane becomes idle", async () => {
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

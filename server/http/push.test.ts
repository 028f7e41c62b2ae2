import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { useTestApp } from "#tests/support/app.ts";
import { openLaunchesOf } from "#tests/support/members.ts";

type News = { event: string; data: Record<string, unknown> };

describe("news to open pages", () => {
  const test = useTestApp();
  let address = "";
  const closing = new AbortController();
  beforeAll(async () => {
    address = await test.app.server.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => closing.abort());

  /** Opens the stream and gathers its events. */
  async function listen(cookie: string): Promise<News[]> {
    const answer = await fetch(`${address}/api/events`, {
      headers: { cookie },
      signal: closing.signal,
    });
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    const news: News[] = [];
    void gather(answer, news);
    return news;
  }

  async function gather(answer: Response, news: News[]): Promise<void> {
    let text = "";
    try {
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk;
        const parts = text.split("\n\n");
        text = parts.pop() ?? "";
        for (const part of parts) {
          const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
          if (event)
            news.push({ event, data: JSON.parse(data ?? "null") as Record<string, unknown> });
        }
      }
    } catch (error) {
      if (!closing.signal.aborted) throw error;
    }
  }

  const betOf = async (loginId: string, key: string) => {
    const [row] = await test.app.db.query<{ ref: string }>(
      "select public_ref as ref from members where login_id = $1",
      [loginId],
    );
    return test.provider("betwin", {
      account_id: row?.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: key,
      transactions: [{ id_provider: key, type: "bet", amount: "100" }],
    });
  };

  beforeAll(() => openLaunchesOf(test.app.db, "demo1"));

  it("a bet reaches the member's page, with the balance the ledger has, and nobody else's", async () => {
    const mine = await listen(await test.signIn("demo1", DEMO_PASSWORD));
    const other = await listen(await test.signIn("demo3", DEMO_PASSWORD));
    await expect.poll(() => other.length, { timeout: 5_000 }).toBeGreaterThan(0);
    const before = other.filter((item) => item.event === "health").length;
    expect((await betOf("demo1", "push-1")).http).toBe(200);
    await expect
      .poll(() => mine.findLast((item) => item.event === "health")?.data, { timeout: 5_000 })
      .toMatchObject({ noteCount: 3, helpCount: 1, user: { userId: "demo1", balance: 1_284_400 } });
    expect(other.filter((item) => item.event === "health")).toHaveLength(before);
  });

  it("the pools are told when they grow", async () => {
    const news = await listen(await test.signIn("demo1", DEMO_PASSWORD));
    test.clock.advance(2_000);
    await betOf("demo1", "push-2");
    await expect
      .poll(() => news.filter((item) => item.event === "jackpots").length, { timeout: 8_000 })
      .toBeGreaterThan(0);
  });

  it("a session that ends tells its page and closes the stream", async () => {
    const cookie = await test.signIn("demo3", DEMO_PASSWORD);
    const news = await listen(cookie);
    await test.call("user-logout", {}, { cookie });
    await expect.poll(() => news.at(-1)?.event, { timeout: 5_000 }).toBe("ended");
  });

  it("nobody listens without a session", async () => {
    expect((await fetch(`${address}/api/events`)).status).toBe(401);
  });
});

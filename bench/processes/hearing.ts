import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { openPageStream, type PageStream } from "#tests/support/page-stream.ts";

/** A signed-in member, by the reference that providers use and the browser's cookie. */
export type Hearer = { ref: string; cookie: string };

const BETS = 30;
const PATIENCE_MS = 10_000;
/** A page is looked at this often, so a figure is at most this much too high. */
const LOOK_EVERY_MS = 1;

/**
 * How long until a member's open pages, one on each web process, have heard of a bet that was sent
 * to `betUrl`, from its answer to the last of them, in ms, for some bets one after the other.
 * @throws Error when a page does not hear within ten seconds
 */
export async function measureHearing(
  webUrls: readonly string[],
  betUrl: string,
  secret: string,
  { ref, cookie }: Hearer,
): Promise<number[]> {
  const closing = new AbortController();
  try {
    const pages = await Promise.all(
      webUrls.map((url) => openPageStream(url, { cookie }, closing.signal)),
    );
    await untilAll(pages, (page) => balanceOf(page) !== undefined);
    const waits: number[] = [];
    for (let n = 0; n < BETS; n++) {
      const before = balanceOf(pages[0]);
      await bet(betUrl, secret, ref);
      const answeredAt = Date.now();
      await untilAll(pages, (page) => balanceOf(page) !== before);
      waits.push(Math.max(...pages.map((page) => lastOf(page)?.at ?? 0)) - answeredAt);
      // Pages and processes look at fixed intervals: bets fall at any moment between two looks.
      await sleep(200 + Math.random() * 200);
    }
    return waits;
  } finally {
    closing.abort();
  }
}

const lastOf = (page: PageStream | undefined) =>
  page?.events.findLast(({ event }) => event === "health");

const balanceOf = (page: PageStream | undefined): unknown =>
  (lastOf(page)?.data["user"] as { balance: number } | undefined)?.balance;

async function untilAll(
  pages: readonly PageStream[],
  is: (page: PageStream) => boolean,
): Promise<void> {
  const endAt = performance.now() + PATIENCE_MS;
  while (!pages.every(is)) {
    if (performance.now() > endAt) throw new Error("an open page did not hear of a bet");
    await sleep(LOOK_EVERY_MS);
  }
}

async function bet(betUrl: string, secret: string, ref: string): Promise<void> {
  const id = randomUUID();
  const body = JSON.stringify({
    account_id: ref,
    currency: "KRW",
    game_id: "moon-rabbit-mill",
    round_id: id,
    finished: true,
    transactions: [{ id_provider: `${id}-bet`, type: "bet", amount: "10.00" }],
  });
  const answer = await fetch(betUrl, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-request-sign": createHmac("sha256", secret).update(body).digest("hex"),
    },
    body,
  });
  if (answer.status !== 200) throw new Error(`a bet was answered ${answer.status}`);
}

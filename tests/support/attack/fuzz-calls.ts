import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { calls } from "#contract/calls.ts";
import { officeCalls } from "#contract/office/calls.ts";
import { Answers } from "#tests/support/attack/answers.ts";
import { bodiesOf } from "#tests/support/attack/bodies.ts";
import { addressOf, signInStaff, type SignedInVisitor } from "#tests/support/attack/visitors.ts";
import type { TestProduct } from "#tests/support/product.ts";

const AT_ONCE = 16;
const ANSWER_WITHIN_MS = 15_000;

type Target = { name: string; path: string; isOffice: boolean; bodies: fc.Arbitrary<string> };

const targets = (): Target[] => [
  ...Object.entries(calls).map(([name, { input }]) => ({
    name,
    path: `/api/routes/${name}`,
    isOffice: false,
    bodies: bodiesOf(input),
  })),
  ...Object.entries(officeCalls).map(([name, { input }]) => ({
    name: `office ${name}`,
    path: `/api/office/${name}`,
    isOffice: true,
    bodies: bodiesOf(input),
  })),
];

/**
 * Hostile bodies for every call of both contracts, in equal numbers: from members, visitors and the
 * administrator, from many addresses. A seed makes the same bodies again.
 */
export async function fuzzCalls(
  product: TestProduct,
  members: readonly SignedInVisitor[],
  { count, seed }: { count: number; seed: number },
): Promise<{ answers: Answers; neverReached: string[] }> {
  const all = targets();
  const each = Math.ceil(count / all.length);
  const planned = all.flatMap((target, at) =>
    fc.sample(target.bodies, { seed: seed + at, numRuns: each }).map((body) => ({ target, body })),
  );
  // Interleaves the calls, so that the effects of one meet all others.
  planned.sort((a, b) => (planned.indexOf(a) % each) - (planned.indexOf(b) % each));
  const answers = new Answers();
  const staff = new Staff(product);
  let next = 0;
  const sender = async () => {
    for (let at = next++; at < planned.length; at = next++) {
      const { target, body } = planned[at] as (typeof planned)[number];
      const member = members[at % members.length];
      const cookie = target.isOffice
        ? await staff.cookie()
        : at % 8 === 0
          ? ""
          : (member?.cookie ?? "");
      const sent = { cookie, address: addressOf(at) };
      let http = await send(product, target, body, sent, answers);
      // Above the administrator's rate; repeated, so that the body is read.
      if (http === 429 && target.isOffice && cookie !== "") {
        await sleep(1_000);
        http = await send(product, target, body, sent, answers);
      }
      if (http === 401 && target.isOffice) await staff.signedOut(cookie);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  const neverReached = all.map(({ name }) => name).filter((name) => !answers.reached.has(name));
  return { answers, neverReached };
}

async function send(
  product: TestProduct,
  { name, path }: Target,
  body: string,
  { cookie, address }: { cookie: string; address: string },
  answers: Answers,
): Promise<number | null> {
  try {
    const answer = await fetch(`${product.webUrl}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: product.webUrl,
        "x-forwarded-for": address,
        cookie,
      },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    answers.add(name, answer.status, body, await answer.text());
    return answer.status;
  } catch (error) {
    answers.addSilence(name, body, error);
    return null;
  }
}

/** The administrator's session: calls of the fuzz end it, and it is then started again. */
class Staff {
  readonly #product: TestProduct;
  #cookie: Promise<string> | null = null;

  constructor(product: TestProduct) {
    this.#product = product;
  }

  cookie(): Promise<string> {
    return (this.#cookie ??= signInStaff(this.#product));
  }

  async signedOut(cookie: string): Promise<void> {
    const ended = this.#cookie;
    if ((await ended) === cookie && this.#cookie === ended) this.#cookie = null;
  }
}

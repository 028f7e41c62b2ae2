import { setTimeout as sleep } from "node:timers/promises";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { exports } from "#bench/office/exports.ts";
import { readsOf } from "#bench/office/reads.ts";

/** The slowest is most often the first, with cold caches; it is reported too. */
const TIMES = 100;
/** A call that takes so long altogether is far over every target, and is asked no more. */
const LONGEST_MS = 20_000;

export type FirstPage = { name: string; p50Ms: number; p99Ms: number; slowestMs: number };

/** The duration of each reading call of the office, made one after the other by one operator. */
export async function measureFirstPages(
  webUrl: string,
  cookie: string,
  round: string,
  forgetSearches: () => Promise<void>,
): Promise<FirstPage[]> {
  const pages: FirstPage[] = [];
  for (const [name, inputs] of Object.entries(readsOf(round)) as [
    OfficeCallName,
    readonly unknown[],
  ][])
    for (const [at, input] of inputs.entries()) {
      // One operator may search by a number sixty times an hour, and each input is read a hundred times.
      const forget = name === "find-members" ? forgetSearches : null;
      const label = inputs.length > 1 ? `${name} ${at + 1}` : name;
      pages.push({
        name: label,
        ...(await measure(`${webUrl}/api/office/${name}`, cookie, input, forget)),
      });
    }
  for (const [at, [name, input]] of exports.entries())
    pages.push({
      name: `${name} ${at + 1}, first row`,
      ...(await measure(
        `${webUrl}/api/office/${name}`,
        cookie,
        { ...input, reason: "bench" },
        null,
      )),
    });
  return pages;
}

async function measure(
  url: string,
  cookie: string,
  input: unknown,
  forget: (() => Promise<void>) | null,
) {
  const times: number[] = [];
  const begun = performance.now();
  while (times.length < TIMES && performance.now() - begun < LONGEST_MS) {
    if (times.length % (TIMES / 2) === 0) await forget?.();
    const started = performance.now();
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", cookie, origin: new URL(url).origin },
      body: JSON.stringify(input),
    });
    const isJson = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
    const status = isJson ? ((await answer.json()) as { status: string }).status : "success";
    if (!isJson) await readFirstRow(answer);
    // One operator exceeds the rate limit, so only answered calls count.
    if (answer.status === 429) {
      await sleep(1_000);
      continue;
    }
    times.push(performance.now() - started);
    if (status !== "success") throw new Error(`${url} answered ${status}`);
  }
  times.sort((a, b) => a - b);
  return { p50Ms: at(times, 0.5), p99Ms: at(times, 0.99), slowestMs: at(times, 1) };
}

/** The origin of a file, the names of its columns, and a row. */
const LINES_TO_FIRST_ROW = 6;

/** Reads a file up to its first row, and no further. */
async function readFirstRow({ body }: Response): Promise<void> {
  if (!body) throw new Error("a file has no body");
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    if (text.split("\r\n").length > LINES_TO_FIRST_ROW) break;
  }
}

/** The nearest rank: of a hundred times the p99 is the ninety-ninth. */
const at = (sorted: number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;

import type { Ask } from "#bench/office/ask.ts";
import { deepPlace } from "#bench/office/deep-page.ts";
import { hasNoRows, type Question } from "#bench/office/questions.ts";

/** A question with two filters is asked a tenth as often as the others, because there are thousands. */
const PAIRS_LESS_OFTEN = 10;
/** A question that takes so long altogether is far over every target, and is asked no more. */
const LONGEST_MS = 10_000;
const LONGEST_OF_PAIR_MS = 3_000;
/** One operator may search by a number sixty times an hour. */
const SEARCHES = 50;

export type Figure = {
  question: Question;
  /** The place in the list; undefined for its first page. */
  place?: string | number;
  /** How it was answered: success, or how it was refused. */
  status: string;
  /** Whether a list has no rows, so that its time says little. */
  isEmpty: boolean;
  times: number;
  p50Ms: number;
  p99Ms: number;
  slowestMs: number;
};

/** The first page of each question, and of each list without or with one filter a page in its middle. */
export async function measureQuestions(
  questions: readonly Question[],
  ask: Ask,
  {
    times,
    forgetSearches,
    between,
  }: { times: number; forgetSearches: () => Promise<void>; between: () => Promise<void> },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [at, question] of questions.entries()) {
    if (at % 100 === 0) await between();
    const forget = question.call === "find-members" ? forgetSearches : null;
    await forget?.();
    figures.push(await measure(question, ask, times, forget));
    if (question.cursor === null || question.isPair) continue;
    const place = await deepPlace(question, ask);
    await forget?.();
    if (place !== null) figures.push(await measure(question, ask, times, forget, place));
  }
  return figures;
}

async function measure(
  question: Question,
  ask: Ask,
  often: number,
  forget: (() => Promise<void>) | null,
  place?: string | number,
): Promise<Figure> {
  const most = question.isPair ? Math.ceil(often / PAIRS_LESS_OFTEN) : often;
  const longestMs = question.isPair ? LONGEST_OF_PAIR_MS : LONGEST_MS;
  const times: number[] = [];
  let status = "";
  let isEmpty = false;
  const begun = performance.now();
  while (times.length < most && (times.length < 2 || performance.now() - begun < longestMs)) {
    if (times.length % SEARCHES === SEARCHES - 1) await forget?.();
    const answer = await ask(question, place);
    ({ status } = answer);
    isEmpty = !question.isFile && hasNoRows(question.call, answer.body);
    times.push(answer.ms);
  }
  times.sort((a, b) => a - b);
  const rank = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  return {
    question,
    ...(place !== undefined && { place }),
    status,
    isEmpty,
    times: times.length,
    p50Ms: rank(0.5),
    p99Ms: rank(0.99),
    slowestMs: rank(1),
  };
}

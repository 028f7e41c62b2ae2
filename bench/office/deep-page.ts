import type { Ask } from "#bench/office/ask.ts";
import { rowsOf, type Question } from "#bench/office/questions.ts";

const LARGEST_PLACE = 2 ** 31 - 1;
/** Halvings until the end of a list is known well enough. */
const HALVINGS = 24;
/** Pages that are turned where the place of a list is not a number. */
const PAGES = 20;

/**
 * Where a page in the middle of a list begins. Places that are numbers are halved between the first
 * page and the end; places that are texts are reached by reading some pages. Null for a list of one
 * page.
 */
export async function deepPlace(question: Question, ask: Ask): Promise<string | number | null> {
  const first = await ask(question);
  let { next } = first.body as { next?: string | number | null };
  if (next === undefined || next === null) return null;
  if (typeof next === "number") return middle(question, ask, next);
  for (let page = 0; page < PAGES; page++) {
    const { body } = await ask(question, next);
    const further = body["next"] as string | null;
    if (further === null) break;
    next = further;
  }
  return next;
}

async function middle(question: Question, ask: Ask, next: number): Promise<number> {
  const isEmpty = async (place: number) =>
    rowsOf(question.call, (await ask(question, place)).body).length === 0;
  // Beyond the last row of a list, which grows or falls.
  let [within, beyond] = [next, (await isEmpty(1)) ? 1 : LARGEST_PLACE];
  for (let times = 0; times < HALVINGS && Math.abs(beyond - within) > 1; times++) {
    const between = Math.floor((within + beyond) / 2);
    if (await isEmpty(between)) beyond = between;
    else within = between;
  }
  return Math.floor((next + within) / 2);
}

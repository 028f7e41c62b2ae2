import { setTimeout as sleep } from "node:timers/promises";
import type { Question } from "#bench/office/questions.ts";

/** What an operator's screen got: the answer of a list, or the first rows of a file. */
type Answer = { ms: number; status: string; body: Record<string, unknown> };
export type Ask = (question: Question, cursor?: string | number) => Promise<Answer>;

/** The origin of a file, the names of its columns, and a row. */
const LINES_TO_FIRST_ROW = 6;

/**
 * Asks by HTTP as the operators of these cookies, one call after the other. One operator may make a
 * hundred calls a second and one network two hundred, so each call is another one's.
 */
export function asker(webUrl: string, cookies: readonly string[]): Ask {
  let asked = 0;
  return async function ask({ call, input, cursor }, place): Promise<Answer> {
    const at = asked++ % cookies.length;
    const body = JSON.stringify(
      place === undefined || cursor === null ? input : { ...input, [cursor]: place },
    );
    const started = performance.now();
    const response = await fetch(`${webUrl}/api/office/${call}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: cookies[at] ?? "",
        origin: new URL(webUrl).origin,
        "x-forwarded-for": `10.1.0.${at}`,
      },
      body,
    });
    const answer = await read(response);
    const ms = performance.now() - started;
    if (response.status === 429) {
      await sleep(1_000);
      return ask({ call, input, cursor } as Question, place);
    }
    if (response.status === 400 || response.status === 401 || response.status === 403)
      throw new Error(`${call} ${body} was answered ${response.status}: ${JSON.stringify(answer)}`);
    return { ms, status: String(answer["status"]), body: answer };
  };
}

async function read(response: Response): Promise<Record<string, unknown>> {
  if (response.headers.get("content-type")?.startsWith("application/json") ?? false)
    return (await response.json()) as Record<string, unknown>;
  await readFirstRow(response);
  return { status: "success" };
}

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

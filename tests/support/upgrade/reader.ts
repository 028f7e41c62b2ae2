import { setTimeout as sleep } from "node:timers/promises";

const FILES = /(?:src|href)="(\/assets\/[^"]+)"/g;
const PAUSE_MS = 300;
/** A browser that reloads a page as often as this finds it. */
const MOST_TRIES = 3;

/**
 * A visitor who loads the home page with its scripts and styles, again and again, and reloads it when
 * a part is missing.
 */
export class Reader {
  readonly #url: string;
  #cookie = "";
  pages = 0;
  reloads = 0;
  readonly faults: string[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  async read(): Promise<void> {
    for (let tries = 1; ; tries++) {
      const fault = await this.#load().catch((error: Error) => error.message);
      if (fault === null) break;
      if (tries === MOST_TRIES) {
        this.faults.push(`the home page failed ${tries} times: ${fault}`);
        break;
      }
      this.reloads++;
      await sleep(PAUSE_MS);
    }
    this.pages++;
    await sleep(PAUSE_MS);
  }

  /** Answers what is missing, or null. */
  async #load(): Promise<string | null> {
    const page = await this.#get("/");
    if (page.status !== 200) return `/ answered ${page.status}`;
    const files = new Set([...page.text.matchAll(FILES)].map(([, file]) => file ?? ""));
    if (files.size === 0) return "/ names no file";
    for (const file of files) {
      const { status } = await this.#get(file);
      if (status !== 200) return `${file} answered ${status}`;
    }
    return null;
  }

  async #get(path: string): Promise<{ status: number; text: string }> {
    const answer = await fetch(this.#url + path, {
      headers: this.#cookie === "" ? {} : { cookie: this.#cookie },
      signal: AbortSignal.timeout(10_000),
    });
    const process = answer.headers.getSetCookie().find((each) => each.startsWith("PROCESS="));
    if (process) this.#cookie = process.split(";")[0] ?? "";
    return { status: answer.status, text: await answer.text() };
  }
}

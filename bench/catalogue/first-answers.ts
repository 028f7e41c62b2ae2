import { nameOf, STUDIOS } from "#bench/catalogue/names.ts";
import { addressOf } from "#tests/support/attack/visitors.ts";

const TIMES = 200;
const PAGES = 400;

/** What a visitor asks for, another thing at each turn, so that no answer is a kept one. */
type Question = { name: string; ask(turn: number): { path: string; body?: object } };

const call = (name: string, what: string, bodyOf: (turn: number) => object): Question => ({
  name: `${name}, ${what}`,
  ask: (turn) => ({ path: `/api/routes/${name}`, body: bodyOf(turn) }),
});
/** A word of Korean as someone types it: without its last letter. */
const begun = (turn: number): string => nameOf(turn * 97).ko.slice(0, -1);
/** English with one letter left out. */
const mistyped = (turn: number): string => {
  const name = nameOf(turn * 89).en;
  return name.slice(0, 4) + name.slice(5);
};

const questions: readonly Question[] = [
  {
    name: "the lobby",
    ask: (turn) => ({ path: `/?tab=${["casino", "slot", "sport"][turn % 3]}` }),
  },
  {
    name: "a studio's slots in the lobby",
    ask: (turn) => ({ path: `/game?provider=grown-${Math.floor((turn * 10) % STUDIOS)}` }),
  },
  { name: "/game, a page of all", ask: (turn) => ({ path: `/game?page=${(turn * 7) % PAGES}` }) },
  {
    name: "/game by name",
    ask: (turn) => ({ path: `/game?sort=name&category=slot&page=${turn % 250}` }),
  },
  {
    name: "/game, searched",
    ask: (turn) => ({ path: `/game?q=${encodeURIComponent(begun(turn))}` }),
  },
  call("search-games", "a name begun", (turn) => ({ text: begun(turn) })),
  call("search-games", "a name mistyped", (turn) => ({ text: mistyped(turn) })),
  call("search-games", "kinds and initials", (turn) => ({
    text: ["바카라", "slots", "ㅎㅂㅌㄲ", "zzzz"][turn % 4],
  })),
  call("get-games", "by date", (turn) => ({ order: "new", page: 1 + (turn % PAGES) })),
  call("get-games", "mistyped, by name", (turn) => ({ text: mistyped(turn), order: "name" })),
];

export type FirstAnswer = { name: string; p50Ms: number; p99Ms: number; slowestMs: number };

/** The duration of each question's answers, asked one after the other from many networks. */
export async function measureFirstAnswers(webUrl: string): Promise<FirstAnswer[]> {
  const answers: FirstAnswer[] = [];
  for (const { name, ask } of questions) {
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn++) {
      const { path, body } = ask(turn);
      const started = performance.now();
      const answer = await fetch(webUrl + path, {
        headers: {
          "x-forwarded-for": addressOf(turn),
          "accept-encoding": "br, gzip",
          "content-type": "application/json",
        },
        ...(body && { method: "POST", body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      times.push(performance.now() - started);
      if (!answer.ok || (body && !text.includes('"success"')))
        throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 200)}`);
    }
    times.sort((a, b) => a - b);
    const rank = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
    answers.push({ name, p50Ms: rank(0.5), p99Ms: rank(0.99), slowestMs: rank(1) });
  }
  return answers;
}

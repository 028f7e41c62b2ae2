import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { projectFolder } from "#scripts/project.ts";

type Line = { level: number; msg: string; origin?: string; err?: { message: string } };

/** Runs a separate process that stops as the product's do; answers its exit code and its log. */
async function run(script: string, signal?: NodeJS.Signals): Promise<[number | null, Line[]]> {
  const text = `
    import { stopWhenAsked } from "#server/kit/stopping.ts";
    import { log } from "#server/kit/log.ts";
    const alive = setInterval(() => undefined, 1_000);
    ${script}
    process.stdout.write("{}\\n");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", text], {
    cwd: projectFolder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (signal && chunk.toString().includes("{}")) child.kill(signal);
  });
  const [code] = (await once(child, "close")) as [number | null];
  const lines = output.split("\n").filter((line) => line !== "" && line !== "{}");
  return [code, lines.map((line) => JSON.parse(line) as Line)];
}

const closing = "stopWhenAsked(log, async () => log.info('closed'), { drainAtMostMs: 300 });";
const said = (lines: Line[]) => lines.map(({ msg }) => msg);

it.each([
  ["setTimeout(() => { throw new Error('moon') })", "uncaughtException"],
  ["void Promise.reject(new Error('moon'))", "unhandledRejection"],
  ["setTimeout(() => process.stdin.emit('error', new Error('moon')))", "uncaughtException"],
])("after %s it logs one line, closes and exits with 1", async (fault, origin) => {
  const [code, lines] = await run(`${closing} ${fault};`);
  expect(code).toBe(1);
  expect(lines[0]).toMatchObject({ level: 60, origin, err: { message: "moon" } });
  expect(said(lines)).toEqual(["an error that nothing caught", "stopping", "closed"]);
});

it("when asked to stop, it closes and exits with 0", async () => {
  const [code, lines] = await run(closing, "SIGTERM");
  expect([code, said(lines)]).toEqual([0, ["stopping", "closed"]]);
});

it.each([
  ["hangs", "new Promise(() => undefined)", "what was open did not close in time"],
  ["fails", "Promise.reject(new Error('moon'))", "could not close what was open"],
])("work that %s while it closes is logged, and it exits with 1", async (_how, work, sentence) => {
  const hanging = `stopWhenAsked(log, () => ${work}, { drainAtMostMs: 300 });`;
  const [code, lines] = await run(hanging, "SIGTERM");
  expect([code, said(lines)]).toEqual([1, ["stopping", sentence]]);
});

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBooks } from "./books/books.ts";
import { getWager } from "./books/wagers.ts";
import { buildSandbox } from "./build.ts";
import { openOperatorWallet, type OperatorWallet } from "./fixtures/operator-wallet.ts";
import { realLaunch, secret } from "./fixtures/open-sandbox.ts";
import { picksOf } from "./mines/rounds.ts";
import type { MinesAnswer, MinesStateView } from "./mines/wire.ts";
import type { SpinAnswer, StateView } from "./play/wire.ts";
import { sign } from "./dialects/beexar-signature.ts";

const port = 21_000 + (process.pid % 20_000);
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), "sandbox-process-"));
let operator: OperatorWallet;
let child: ChildProcess;

async function startProcess(): Promise<ChildProcess> {
  const started = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_SECRET: secret,
      SANDBOX_WALLET_URL: operator.url,
      SANDBOX_DATA: folder,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [message] = (await once(started, "message")) as [unknown];
  expect(message).toEqual({ ready: true });
  return started;
}

async function openGame(game = realLaunch.game): Promise<Record<string, string>> {
  const body = JSON.stringify({ ...realLaunch, game });
  const launched = await fetch(`${origin}/api/v1/softswiss/launcher/real`, {
    method: "POST",
    headers: { "x-request-sign": sign(secret, Buffer.from(body)) },
    body,
  });
  const { launch_url: url } = (await launched.json()) as { launch_url: string };
  const opened = await fetch(`${origin}/game/open`, {
    method: "POST",
    body: JSON.stringify({ token: url.split("#")[1] }),
  });
  const { session } = (await opened.json()) as { session: string };
  return { "x-game-session": session };
}

async function kill(): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

beforeAll(async () => {
  const pages = ["index", "table", "sport", "mines"].map((name) => `../build/sandbox/${name}.html`);
  if (!pages.every((page) => existsSync(join(import.meta.dirname, page)))) {
    await buildSandbox(() => undefined);
  }
  operator = await openOperatorWallet(secret, 1_000_000);
}, 60_000);
afterAll(async () => {
  child.kill("SIGKILL");
  await operator.close();
  rmSync(folder, { recursive: true, force: true });
});

it(
  "finishes a round that kill -9 interrupted, and books it once",
  { timeout: 30_000 },
  async () => {
    child = await startProcess();
    const headers = await openGame();
    operator.faults = Array.from({ length: 20 }, () => "lost" as const);
    const spin = JSON.stringify({ spinId: "spin-0001", stake: "1000" });
    const cutOff = fetch(`${origin}/game/spin`, { method: "POST", headers, body: spin }).then(
      () => "answered",
      () => "cut off",
    );
    while (!operator.calls.some(({ path }) => path === "betwin")) {
      await new Promise((done) => setTimeout(done, 10));
    }
    child.kill("SIGKILL");
    expect(await cutOff).toBe("cut off");
    operator.faults = [];
    const bookedBefore = operator.balance;

    child = await startProcess();
    let state: StateView;
    do {
      await new Promise((done) => setTimeout(done, 50));
      state = (await (await fetch(`${origin}/game/state`, { headers })).json()) as StateView;
    } while (state.latest?.round.state === "pending");
    expect(state.latest).toMatchObject({ seen: false, round: { state: "settled" } });
    expect(operator.balance).toBe(bookedBefore);

    const again = await fetch(`${origin}/game/spin`, { method: "POST", headers, body: spin });
    expect(((await again.json()) as SpinAnswer).round.id).toBe(state.latest?.round.id);
    expect(operator.balance).toBe(bookedBefore);
  },
);

it(
  "lets the player go on with a round of mines after kill -9, and pays it once",
  { timeout: 30_000 },
  async () => {
    const headers = await openGame("moonlight-mines");
    const ask = async (path: string, body?: object): Promise<unknown> => {
      const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
      const answer = await fetch(origin + path, { headers, ...sent });
      return answer.json() as Promise<unknown>;
    };
    const before = operator.balance;
    const order = { requestId: "request-1", stake: "1000", mines: 3 };
    const { round } = (await ask("/mines/rounds", order)) as MinesAnswer;
    expect(round).toMatchObject({ state: "open" });
    const books = openBooks(folder);
    const { field } = picksOf(getWager(books, round.id));
    books.close();
    const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((t) => !field.includes(t));
    await ask(`/mines/rounds/${round.id}/reveal`, { tile: safe[0] });
    await kill();

    child = await startProcess();
    const { latest } = (await ask("/mines/state")) as MinesStateView;
    expect(latest).toMatchObject({ id: round.id, state: "open", revealed: [safe[0]] });
    await ask(`/mines/rounds/${round.id}/reveal`, { tile: safe[1] });
    // The payment is on its way when the process ends again.
    operator.faults = Array.from({ length: 20 }, () => "lost" as const);
    const calls = operator.calls.length;
    const cutOff = ask(`/mines/rounds/${round.id}/collect`, {}).catch(() => "cut off");
    while (!operator.calls.slice(calls).some(({ path }) => path === "betwin"))
      await new Promise((done) => setTimeout(done, 10));
    await kill();
    expect(await cutOff).toBe("cut off");
    operator.faults = [];

    child = await startProcess();
    const booked = async () => ((await ask("/mines/state")) as MinesStateView).latest;
    await expect.poll(booked).toMatchObject({ state: "settled", payout: "1259", isBooked: true });
    expect(operator.balance).toBe(before + 259);
  },
);

it("stops cleanly on SIGTERM", { timeout: 10_000 }, async () => {
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  expect((await gone)[0]).toBe(0);
});

it("refuses to start without its secret", { timeout: 10_000 }, async () => {
  const { SANDBOX_SECRET: _, ...environment } = process.env;
  const started = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  started.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  expect((await once(started, "exit"))[0]).toBe(1);
  expect(complaint).toContain("SANDBOX_SECRET is not set");
});

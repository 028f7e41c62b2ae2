import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSandbox } from "./build.ts";
import { openOperatorWallet, type OperatorWallet } from "./fixtures/operator-wallet.ts";
import { realLaunch, secret } from "./fixtures/open-sandbox.ts";
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

async function openGame(): Promise<Record<string, string>> {
  const body = JSON.stringify(realLaunch);
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

beforeAll(async () => {
  const pages = ["index", "table", "sport"].map((name) => `../build/sandbox/${name}.html`);
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

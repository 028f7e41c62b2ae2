import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { LogFile } from "#scripts/log-file.ts";
import { projectFolder, type Say } from "#scripts/project.ts";

export type ChildOptions = {
  name: string;
  /** The file to run, a source or a bundle, relative to the project. */
  entry: string;
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  /** Its whole environment; the supervisor's own is not inherited. */
  environment: Record<string, string>;
  /** The file for its output; null writes to the terminal. */
  logFile: string | null;
  /** How long it may start; two minutes unless told. */
  readyWithinMs?: number;
  say: Say;
};

const shortestPauseMs = 250;
const longestPauseMs = 10_000;
/** A process that ran this long before it ended is restarted at once. */
const steadyAfterMs = 30_000;
const startPatienceMs = 120_000;
const stopPatienceMs = 20_000;
/** The longest wait for the last lines of a process that has ended. */
const lastLinesMs = 2_000;

/**
 * One process of the product, kept running: when it ends it is restarted, after a pause that
 * doubles with each failure in a row.
 */
export class Child {
  readonly #options: ChildOptions;
  #log: LogFile | null = null;
  #process: ChildProcess | null = null;
  #lastLines: Promise<unknown> = Promise.resolve();
  #pauseMs = shortestPauseMs;
  #isWanted = false;
  #isReady = false;

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  get pid(): number | null {
    return this.#process?.pid ?? null;
  }

  /**
   * Starts the process and waits until it reports that it is ready. One that hangs is killed, so
   * that it can be started again.
   * @throws Error with the end of its log when it ends before that, or when it hangs
   */
  async start(): Promise<void> {
    this.#isWanted = true;
    const { name, readyWithinMs = startPatienceMs } = this.#options;
    const child = this.#launch();
    const startedAt = Date.now();
    while (!this.#isReady) {
      if (hasEnded(child)) throw await this.#failure(child);
      if (Date.now() - startedAt > readyWithinMs) {
        await this.kill();
        throw new Error(`${name} was not ready in time and is killed.`);
      }
      await sleep(20);
    }
    child.once("exit", () => this.#onDeath(child, startedAt));
    if (hasEnded(child)) this.#onDeath(child, startedAt);
  }

  /** Waits until a process that was killed or restarted serves again. */
  async whenReady(patienceMs: number): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (!this.#isReady) {
      if (Date.now() > deadline) throw new Error(`${this.#options.name} is not ready again.`);
      await sleep(20);
    }
  }

  /** Ends the process cleanly and starts it again. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Kills the process as an accident would; the supervisor then starts it again. */
  async kill(signal: "SIGKILL" | "SIGTERM" = "SIGKILL"): Promise<void> {
    const child = this.#process;
    this.#isReady = false;
    child?.kill(signal);
    while (child !== null && !hasEnded(child)) await sleep(5);
  }

  /** Sends SIGTERM, waits, and kills the process after 20 seconds. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    this.#isReady = false;
    const child = this.#process;
    if (child === null || hasEnded(child)) return;
    child.kill("SIGTERM");
    const deadline = Date.now() + stopPatienceMs;
    while (!hasEnded(child)) {
      if (Date.now() > deadline) {
        this.#options.say(`${this.#options.name} does not end by itself and is killed.`);
        child.kill("SIGKILL");
      }
      await sleep(20);
    }
    await this.#lastLines;
  }

  #launch(): ChildProcess {
    const { entry, environment, nodeOptions = [], logFile } = this.#options;
    if (logFile !== null) this.#log ??= new LogFile(logFile);
    const output = this.#log === null ? "inherit" : "pipe";
    const preload = join(projectFolder, "scripts", "end-with-supervisor.mjs");
    // Detached: Ctrl-C at the terminal goes to the supervisor alone, which then ends each
    // process in its turn.
    const started = [...nodeOptions, "--import", preload, join(projectFolder, entry)];
    const child = spawn(process.execPath, started, {
      cwd: projectFolder,
      detached: true,
      stdio: ["ignore", output, output, "ipc"],
      env: { NODE_COMPILE_CACHE: join(projectFolder, ".cache", "node"), ...environment },
    });
    if (child.stdout !== null) this.#log?.take(child.stdout);
    if (child.stderr !== null) this.#log?.take(child.stderr);
    this.#lastLines = endOfOutput(child);
    this.#isReady = false;
    child.on("message", (message) => {
      if (child === this.#process && isReadyMessage(message)) this.#isReady = true;
    });
    child.on("error", (error) => this.#options.say(`${this.#options.name}: ${error.message}`));
    this.#process = child;
    return child;
  }

  #onDeath(child: ChildProcess, startedAt: number): void {
    if (!this.#isWanted || child !== this.#process) return;
    this.#isReady = false;
    if (Date.now() - startedAt > steadyAfterMs) this.#pauseMs = shortestPauseMs;
    const { name, say } = this.#options;
    say(`${name} ended (${endingOf(child)}); starting it again in ${this.#pauseMs / 1000} s.`);
    setTimeout(() => void this.#revive(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }

  async #revive(): Promise<void> {
    const isRunningAgain = this.#process !== null && !hasEnded(this.#process);
    if (!this.#isWanted || isRunningAgain) return;
    const startedAt = Date.now();
    try {
      await this.start();
      this.#options.say(`${this.#options.name} serves again.`);
    } catch (error) {
      this.#options.say((error as Error).message);
      if (this.#process !== null) this.#onDeath(this.#process, startedAt);
    }
  }

  async #failure(child: ChildProcess): Promise<Error> {
    await this.#lastLines;
    const { name, logFile } = this.#options;
    const lines = logFile === null ? [] : readFileSync(logFile, "utf8").trimEnd().split("\n");
    const tail = lines.slice(-12).map((line) => `\n  ${line}`);
    return new Error(`${name} ended before it was ready (${endingOf(child)}).${tail.join("")}`);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

function endingOf(child: ChildProcess): string {
  return child.signalCode ?? `exit code ${child.exitCode ?? "unknown"}`;
}

function isReadyMessage(message: unknown): boolean {
  return typeof message === "object" && message !== null && "ready" in message;
}

/** Resolves when the output of a process is read to its end, or shortly after the process ended. */
const endOfOutput = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once("close", () => resolve());
    child.once("exit", () => setTimeout(resolve, lastLinesMs).unref());
  });

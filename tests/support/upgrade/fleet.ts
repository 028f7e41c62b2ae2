import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { builtProgram, programs } from "#scripts/processes/programs.ts";
import { until } from "#tests/support/failover/processes.ts";
import type { Build } from "#tests/support/upgrade/release-folder.ts";

/** One process of the installation, which either build can run at the same address. */
export type Place = {
  name: string;
  program: "web" | "worker";
  environment: Readonly<Record<string, string>>;
  /** Answers 200 while the process should get requests. */
  readyUrl: string;
};

const PATIENCE_MS = 60_000;

/** The bundle of a program; the source in a release that has no bundles. */
function fileOf(program: Place["program"], { folder }: Build): string {
  const bundle = join(folder, builtProgram(program));
  return existsSync(bundle) ? bundle : join(folder, programs[program]);
}

/** The processes of an installation, each of one build or of the other. */
export class Fleet {
  readonly #folder: string;
  readonly #running = new Map<Place, { build: Build; process: ChildProcess }>();
  readonly places: readonly Place[];

  /** @param folder where their logs are written */
  constructor(folder: string, places: readonly Place[]) {
    this.#folder = folder;
    this.places = places;
  }

  async startAll(build: Build): Promise<void> {
    await Promise.all(this.places.map((place) => this.#start(place, build)));
  }

  /** Stops the process of a place as a deployment does, and starts the other build's. */
  async replace(place: Place, build: Build): Promise<void> {
    await this.#end(place, "SIGTERM");
    await this.#start(place, build);
  }

  /** Kills the process of a place with SIGKILL and starts it again. */
  async kill(place: Place): Promise<void> {
    const build = this.#running.get(place)?.build;
    if (!build) throw new Error(`${place.name} does not run`);
    await this.#end(place, "SIGKILL");
    await this.#start(place, build);
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((place) => this.#end(place, "SIGTERM")));
  }

  async #start(place: Place, build: Build): Promise<void> {
    const log = openSync(join(this.#folder, `${place.name}.log`), "a", 0o600);
    const child = spawn(process.execPath, [fileOf(place.program, build)], {
      cwd: build.folder,
      stdio: ["ignore", log, log],
      env: { PATH: process.env["PATH"], ...place.environment },
    });
    closeSync(log);
    this.#running.set(place, { build, process: child });
    await until(`${place.name} of ${build.name}`, PATIENCE_MS, async () => {
      if (hasEnded(child))
        throw new Error(`${place.name} of ${build.name} ended: see ${place.name}.log`);
      return fetch(place.readyUrl, { signal: AbortSignal.timeout(3_000) }).then(
        (answer) => (answer.ok ? true : null),
        () => null,
      );
    });
  }

  async #end(place: Place, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.#running.get(place)?.process;
    if (!child || hasEnded(child)) return;
    const ended = once(child, "exit");
    child.kill(signal);
    const timer = setTimeout(() => child.kill("SIGKILL"), 30_000);
    await ended;
    clearTimeout(timer);
  }
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

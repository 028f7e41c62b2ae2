/** What a balancer or an orchestrator is told about this process. */
type ReadyStatus = "success" | "starting" | "stopping" | "database";

export type Readiness = {
  readonly state: "starting" | "serving" | "stopping";
  /** Whether to send requests here; asks the database. */
  ask(): Promise<ReadyStatus>;
  serving(): void;
  /** From now on the process is not ready, so that no new request is sent to it. */
  stopping(): void;
};

/** A probe is answered within this time, whatever the database does. */
const ANSWER_MS = 2_000;

/** Readiness of a process that needs the database which `ping` asks. */
export function createReadiness(ping: () => Promise<void>): Readiness {
  let state: Readiness["state"] = "starting";
  return {
    get state() {
      return state;
    },
    async ask() {
      if (state !== "serving") return state;
      return (await answers(ping)) ? "success" : "database";
    },
    serving: () => {
      if (state === "starting") state = "serving";
    },
    stopping: () => (state = "stopping"),
  };
}

async function answers(ping: () => Promise<void>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), ANSWER_MS);
  // A database that is away is what the probe reports, so its error needs no other handling.
  const pinged = ping().then(
    () => true,
    () => false,
  );
  const isThere = await Promise.race([pinged, late]);
  clearTimeout(timer);
  return isThere;
}

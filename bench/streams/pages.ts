import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { HoldOrder, HoldReport } from "#bench/streams/holder.ts";

const HOLDERS = 4;
const PATIENCE_MS = 300_000;

/** Open pages of members at one web process. */
export type OpenPages = {
  /** Waits until an event has reached all; answers the time from the first to the last, in ms. */
  told(act: () => Promise<void>): Promise<number>;
  close(): void;
};

/** Opens a page for each cookie, from separate processes with local addresses of their own. */
export async function openPages(webUrl: string, pages: HoldOrder["pages"]): Promise<OpenPages> {
  const port = Number(new URL(webUrl).port);
  const holders = Array.from({ length: HOLDERS }, () =>
    fork(join(import.meta.dirname, "holder.ts")),
  );
  const close = () => holders.forEach((holder) => holder.disconnect());
  const opened = holders.map((holder) => next(holder, "opened"));
  holders.forEach((holder, at) =>
    holder.send({
      port,
      from: `127.0.0.${at + 2}`,
      pages: pages.filter((_, n) => n % HOLDERS === at),
    } satisfies HoldOrder),
  );
  await Promise.all(opened).catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    close,
    async told(act) {
      const waiting = holders.map((holder) => next(holder, "told"));
      await act();
      const all = await Promise.all(waiting);
      return (
        Math.max(...all.map(({ lastAt }) => lastAt)) -
        Math.min(...all.map(({ firstAt }) => firstAt))
      );
    },
  };
}

type Report<Kind extends HoldReport["kind"]> = Extract<HoldReport, { kind: Kind }>;

/** The next report of that kind. Rejects with the reason of a failure, and after five minutes. */
function next<Kind extends HoldReport["kind"]>(
  holder: ChildProcess,
  kind: Kind,
): Promise<Report<Kind>> {
  const { promise, resolve, reject } = Promise.withResolvers<Report<Kind>>();
  const timer = setTimeout(
    () => reject(new Error(`open pages were not ${kind} within five minutes`)),
    PATIENCE_MS,
  );
  const hear = (line: HoldReport): void => {
    if (line.kind === "failed") reject(new Error(line.why));
    if (line.kind === kind) resolve(line as Report<Kind>);
  };
  holder.on("message", hear);
  return promise.finally(() => {
    clearTimeout(timer);
    holder.off("message", hear);
  });
}

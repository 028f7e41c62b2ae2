import type { OfficeSession, OfficeSessionEnd } from "#contract/office/session-end.ts";
import type { LiveCounts, OfficeNews, OfficePushEvents, Writer } from "#contract/office/events.ts";

/** Operators are told that the line is down after this time; most breaks are repaired sooner. */
const SAID_LOST_AFTER_MS = 3_000;
/** The server sends something at least every 15 s. */
const SILENT_AFTER_MS = 40_000;
const RETRY_AFTER_MS = 3_000;

type LineOptions = {
  onCounts: (counts: LiveCounts) => void;
  onWriters: (writers: readonly Writer[]) => void;
  onNews: (news: OfficeNews) => void;
  /** The line was down and is up again, so events may have been missed. */
  onReopened: () => void;
  onLost: (isLost: boolean) => void;
  onSession: (session: OfficeSession) => void;
  onEnded: (why: OfficeSessionEnd | null) => void;
  askForSession: () => Promise<unknown>;
};

/** Whether this page has had a line before: events between two lines are missed. */
let wasOpen = false;

/**
 * Opens the event stream and keeps it open: the browser reconnects after a broken connection, and
 * this does so after an answer other than a stream, as during a restart behind a proxy, and after
 * silence. Answers a function that closes it.
 */
export function openLine(options: LineOptions): () => void {
  let source: EventSource | undefined;
  let isClosed = false;
  const timers: Record<"lost" | "silent" | "retry", ReturnType<typeof setTimeout> | undefined> = {
    lost: undefined,
    silent: undefined,
    retry: undefined,
  };
  const hear = () => {
    clearTimeout(timers.lost);
    timers.lost = undefined;
    options.onLost(false);
    watch();
  };
  const miss = () => {
    timers.lost ??= setTimeout(() => options.onLost(true), SAID_LOST_AFTER_MS);
  };
  const watch = () => {
    clearTimeout(timers.silent);
    timers.silent = setTimeout(broke, SILENT_AFTER_MS);
  };
  // A connection that never opens says nothing about itself, so it counts as missed until it does.
  const connect = () => {
    if (isClosed) return;
    miss();
    watch();
    source = streamOf(options, { hear, miss, broke });
  };
  function broke(): void {
    miss();
    source?.close();
    clearTimeout(timers.retry);
    timers.retry = setTimeout(connect, RETRY_AFTER_MS);
    // An unreachable server is asked again with the next connection.
    void options.askForSession().catch(() => undefined);
  }
  const offline = () => options.onLost(true);
  window.addEventListener("offline", offline);
  connect();
  return () => {
    isClosed = true;
    window.removeEventListener("offline", offline);
    Object.values(timers).forEach(clearTimeout);
    source?.close();
  };
}

type LineStates = { hear: () => void; miss: () => void; broke: () => void };

function streamOf(options: LineOptions, { hear, miss, broke }: LineStates): EventSource {
  const source = new EventSource("/api/office/stream");
  const on = <Name extends keyof OfficePushEvents>(
    name: Name,
    take: (data: OfficePushEvents[Name]) => void,
  ) =>
    source.addEventListener(name, (event: MessageEvent<string>) => {
      hear();
      take(JSON.parse(event.data) as OfficePushEvents[Name]);
    });
  source.addEventListener("open", () => {
    hear();
    if (wasOpen) options.onReopened();
    wasOpen = true;
  });
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) broke();
    else miss();
  });
  on("news", options.onNews);
  on("counts", options.onCounts);
  on("writing", ({ writers }) => options.onWriters(writers));
  on("alive", () => undefined);
  on("session", options.onSession);
  on("ended", ({ why }) => {
    source.close();
    options.onEnded(why);
  });
  return source;
}

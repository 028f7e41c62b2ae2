/**
 * Pages of one browser share its session: what one of them does is known to the others at once.
 * The site and the office have different sessions at the same address.
 */
type SharedSession = "session" | "office-session";

/** Tells the browser's other pages that the session goes on. */
export function tellOtherPages(session: SharedSession): void {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(session);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays in its origin
  channel.postMessage("continued");
  channel.close();
}

/** Calls `heard` when another page has told; answers a function that stops it. */
export function hearOtherPages(session: SharedSession, heard: () => void): () => void {
  if (!("BroadcastChannel" in window)) return () => undefined;
  const channel = new BroadcastChannel(session);
  channel.addEventListener("message", heard);
  return () => channel.close();
}

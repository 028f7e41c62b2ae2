/** Pages of one browser share its session: what one of them does is known to the others at once. */
const CHANNEL = "session";

/** Tells the browser's other pages that the member goes on. */
export function tellOtherPages(): void {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays in its origin
  channel.postMessage("continued");
  channel.close();
}

/** Calls `heard` when another page has told; answers a function that stops it. */
export function hearOtherPages(heard: () => void): () => void {
  if (!("BroadcastChannel" in window)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", heard);
  return () => channel.close();
}

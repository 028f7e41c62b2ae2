import { pause } from "./entry.ts";

/**
 * Reads server-sent events with a header, which the browser's EventSource cannot send. Reconnects
 * after every break until the returned function is called; `reopened` requests the current state.
 */
export function live(
  path: string,
  secret: string,
  on: {
    event: (event: unknown) => void;
    reopened: () => void;
    broken: () => void;
    over: () => void;
  },
): () => void {
  const ending = new AbortController();
  const run = async (): Promise<void> => {
    let isFirst = true;
    for (let attempt = 0; !ending.signal.aborted; attempt += 1) {
      try {
        const response = await fetch(path, {
          headers: { "x-game-session": secret },
          signal: ending.signal,
        });
        if (response.status === 401) return on.over();
        if (response.ok && response.body !== null) {
          attempt = 0;
          if (!isFirst) on.reopened();
          isFirst = false;
          await readEvents(response.body, on.event);
        }
      } catch (error) {
        if (ending.signal.aborted) return;
        if (!(error instanceof TypeError)) throw error;
      }
      if (ending.signal.aborted) return;
      on.broken();
      await pause(Math.min(5_000, 600 * 1.6 ** attempt));
    }
  };
  void run();
  return () => ending.abort();
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  event: (event: unknown) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      if (block.startsWith("data: ")) event(JSON.parse(block.slice(6)));
    }
  }
}

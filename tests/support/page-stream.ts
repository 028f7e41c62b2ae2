/** An event that an open page was sent, and when it came, in milliseconds since 1970. */
export type PageEvent = { event: string; data: Record<string, unknown>; at: number };

/** The stream of events of one open page, as a browser holds it. */
export type PageStream = {
  http: number;
  contentType: string | null;
  events: readonly PageEvent[];
  /** Resolves when the server has closed it. */
  over: Promise<void>;
};

/** Opens a page's stream at a web process and gathers its events until `signal` aborts. */
export async function openPageStream(
  webUrl: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PageStream> {
  const answer = await fetch(`${webUrl}/api/events`, { headers, signal });
  const events: PageEvent[] = [];
  return {
    http: answer.status,
    contentType: answer.headers.get("content-type"),
    events,
    over: gather(answer, events, signal),
  };
}

async function gather(answer: Response, into: PageEvent[], signal: AbortSignal): Promise<void> {
  let text = "";
  try {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
        if (event)
          into.push({
            event,
            data: JSON.parse(data ?? "null") as Record<string, unknown>,
            at: Date.now(),
          });
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

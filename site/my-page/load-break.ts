import type { RunningBreak } from "#contract/breaks.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { section, type Section } from "#site/app/section.ts";

/** The break that the member has begun; null for none. */
export const loadBreak = ({
  call,
}: AppContext): Promise<Section<{ running: RunningBreak | null }>> =>
  section(async () => {
    const answer = await call("get-break", {});
    return answer.status === "success" ? { running: answer.running } : null;
  });

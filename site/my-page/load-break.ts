import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { section, type Section } from "#site/app/section.ts";

export type OwnBreak = Output<"get-break">;

/** The break that the member has begun, or none, and the terms that are offered. */
export const loadBreak = ({ call }: AppContext): Promise<Section<OwnBreak>> =>
  section(async () => {
    const answer = await call("get-break", {});
    return answer.status === "success" ? answer : null;
  });

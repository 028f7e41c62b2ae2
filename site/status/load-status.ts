import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { answerOf } from "#site/app/section.ts";

export type Status = Output<"get-status">;

/** The state of every part, and the interruptions of the last 90 days. */
export const loadStatus = ({ call }: AppContext): Promise<Status> =>
  answerOf(call, "get-status", {});

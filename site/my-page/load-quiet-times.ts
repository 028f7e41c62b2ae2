import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { sectionOf, type Section } from "#site/app/section.ts";

export type QuietTimes = Output<"get-quiet-times">;

/** The member's no-play hours and deposit-free days, and the wait of a looser choice. */
export const loadQuietTimes = ({ call }: AppContext): Promise<Section<QuietTimes>> =>
  sectionOf(call, "get-quiet-times", {});

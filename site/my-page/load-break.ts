import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { sectionOf, type Section } from "#site/app/section.ts";

export type OwnBreak = Output<"get-break">;

/** The break that the member has begun, or none, and the terms that are offered. */
export const loadBreak = ({ call }: AppContext): Promise<Section<OwnBreak>> =>
  sectionOf(call, "get-break", {});

import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { sectionOf, type Section } from "#site/app/section.ts";

export type OwnSessions = Output<"get-session-list">;

/** The member's live sessions, this one first, and the sign-in before it. */
export const loadSessions = ({ call }: AppContext): Promise<Section<OwnSessions>> =>
  sectionOf(call, "get-session-list", {});

import type { SessionEntry } from "#contract/members.ts";
import type { AppContext } from "#site/app-context.tsx";
import { section, type Section } from "#site/section.ts";

/** The member's live sessions, this one first. */
export const loadSessions = ({ call }: AppContext): Promise<Section<SessionEntry[]>> =>
  section(async () => {
    const answer = await call("get-session-list", {});
    return answer.status === "success" ? answer.sessions : null;
  });

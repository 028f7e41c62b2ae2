import type { PreviousSignIn, SessionEntry } from "#contract/members.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { section, type Section } from "#site/app/section.ts";

export type OwnSessions = { sessions: SessionEntry[]; previous: PreviousSignIn | null };

/** The member's live sessions, this one first, and the sign-in before it. */
export const loadSessions = ({ call }: AppContext): Promise<Section<OwnSessions>> =>
  section(async () => {
    const answer = await call("get-session-list", {});
    return answer.status === "success"
      ? { sessions: answer.sessions, previous: answer.previous }
      : null;
  });

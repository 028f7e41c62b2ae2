import type { OwnLimits } from "#contract/limits.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { section, type Section } from "#site/app/section.ts";

/** The limits that the member has set, with what is left of each, and the wait of a raise. */
export const loadLimits = ({ call }: AppContext): Promise<Section<OwnLimits>> =>
  section(async () => {
    const answer = await call("get-limits", {});
    return answer.status === "success" ? answer : null;
  });

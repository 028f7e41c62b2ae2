import type { OwnLimits } from "#contract/limits.ts";
import type { PlayTime } from "#contract/play-time.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { section, type Section } from "#site/app/section.ts";

/** The limits that the member has set, the wait of a raise, and the time of play. */
export const loadLimits = ({
  call,
}: AppContext): Promise<Section<OwnLimits & { play: PlayTime }>> =>
  section(async () => {
    const [own, time] = await Promise.all([call("get-limits", {}), call("get-play-time", {})]);
    if (own.status !== "success" || time.status !== "success") return null;
    return { ...own, play: time.play };
  });

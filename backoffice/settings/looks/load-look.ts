import { numberIn } from "#ui/number-in.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

/** The look of the site in the address; null when there is no such site. */
export const loadLook = async (
  call: OfficeCaller,
  { params }: { params: Readonly<Record<string, string | undefined>> },
) => {
  const siteId = numberIn(params["id"]) ?? 0;
  if (siteId === 0) return { siteId, look: null };
  const answer = await call("get-site-look", { siteId });
  return { siteId, look: answer.status === "success" ? answer : null };
};
export type LookPageData = Awaited<ReturnType<typeof loadLook>>;

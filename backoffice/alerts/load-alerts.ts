import { alertViews } from "#contract/office/alerts.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { numberIn } from "#ui/number-in.ts";
import { actsOn } from "#backoffice/news-about.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

export type AlertsPage = OfficeOutput<"get-alerts"> & { view: (typeof alertViews)[number] };
export type ChannelsPage = OfficeOutput<"get-alert-channels">;

export const loadAlerts: NonNullable<OfficeRoute["load"]> = async (
  call,
  { query },
): Promise<AlertsPage> => {
  const view = alertViews.find((each) => each === query.get("view")) ?? "open";
  const answer = await call("get-alerts", { view, before: numberIn(query.get("before")) });
  if (answer.status !== "success") throw new Error(`the alerts answered ${answer.status}`);
  return { ...answer, view };
};

export const loadChannels: NonNullable<OfficeRoute["load"]> = async (
  call,
): Promise<ChannelsPage> => {
  const answer = await call("get-alert-channels", {});
  if (answer.status !== "success") throw new Error(`the channels answered ${answer.status}`);
  return answer;
};

/** Whether the list of alerts must load again after an event. */
export const isAboutAlerts: NonNullable<OfficeRoute["isAbout"]> = (news) =>
  news.name.startsWith("alert.") || actsOn("alert", "alert-rule")(news);

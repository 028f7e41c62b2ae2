import type { OfficeOutput } from "#contract/office/calls.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

export type DayFilesPage = OfficeOutput<"get-day-files">;

export const loadDayFiles: NonNullable<OfficeRoute["load"]> = async (
  call,
): Promise<DayFilesPage> => {
  const answer = await call("get-day-files", {});
  if (answer.status !== "success") throw new Error(`the daily files answered ${answer.status}`);
  return answer;
};

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

export type DayPartsPage =
  | (OfficeOutput<"get-day-parts"> & { connection: string; day: string })
  | null;

export const loadDayParts: NonNullable<OfficeRoute["load"]> = async (
  call,
  { params },
): Promise<DayPartsPage> => {
  const { connection = "", day = "" } = params;
  if (!/^[a-z0-9-]{1,32}$/.test(connection) || !/^20\d{2}-\d{2}-\d{2}$/.test(day)) return null;
  const answer = await call("get-day-parts", { connection, day });
  return answer.status === "success" ? { ...answer, connection, day } : null;
};

import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { section, type Section } from "#site/app/section.ts";
import { pageOf } from "#site/parts/page-address.ts";

type Answer = Output<"get-staff-accesses">;
type Line = Answer["list"][number] & { id: string };
export type StaffAccesses = Omit<Answer, "list"> & { list: Line[] };

/** One page of the accesses of staff; no line has the day, part and team of another. */
export const loadStaffAccesses = (
  { call }: AppContext,
  query: URLSearchParams,
): Promise<Section<StaffAccesses>> =>
  section(async () => {
    const answer = await call("get-staff-accesses", { page: pageOf(query) });
    if (answer.status !== "success") return null;
    const { list, maxCount, keptDays } = answer;
    const lines = list.map((line) => ({ ...line, id: `${line.at} ${line.part} ${line.by}` }));
    return { list: lines, maxCount, keptDays };
  });

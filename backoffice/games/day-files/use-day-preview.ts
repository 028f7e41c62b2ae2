import { useState } from "react";
import {
  LARGEST_DAY_FILE_BYTES,
  type ConnectionDays,
  type DayFileLayout,
} from "#contract/office/day-files.ts";
import { useFilePreview } from "#backoffice/frame/use-file-preview.ts";
import { useOffice } from "#backoffice/office-context.tsx";

const HOUR_MS = 3_600_000;

/** The day before the present one, in a time zone so many hours ahead of UTC. */
const yesterday = (hoursAhead: number): string =>
  new Date(Date.now() + (hoursAhead - 24) * HOUR_MS).toISOString().slice(0, 10);

type Wanted = { day: string; part: DayPartInput | null; layout?: DayFileLayout };

/** The part of a day that a file is; null for the whole day. */
type DayPartInput = { replaces?: number };

/** The day of which a file is a part, when that is not for the operator to choose. */
export type KnownDay = { day: string; replaces?: number };

type About = Pick<ConnectionDays, "connection" | "missing" | "layout">;

/** The day and the file that an operator chose, and what the server read and compared. */
export function useDayPreview(
  { connection, missing, layout }: About,
  hours: number,
  known: KnownDay | null,
) {
  const { call } = useOffice();
  const [day, setDay] = useState(known?.day ?? missing[0] ?? yesterday(hours));
  const [part, setPart] = useState<DayPartInput | null>(
    known && { ...(known.replaces !== undefined && { replaces: known.replaces }) },
  );
  const { file, preview, look, isTooLarge, isCurrent, ...state } = useFilePreview(
    LARGEST_DAY_FILE_BYTES,
    ({ name: fileName, content }, wanted: Wanted = { day, part }) => {
      const { part: of, ...more } = wanted;
      const input = { connection, fileName, content, ...more, ...(of && { part: of }) };
      return call("preview-day-file", input);
    },
  );
  const read = preview?.layout;
  const again = (wanted: Wanted) => {
    if (file && !isTooLarge) void look(file, wanted);
  };
  return {
    day,
    part,
    file,
    preview,
    ...state,
    isTooLarge,
    isReady: isCurrent && preview?.compared !== null,
    /** A file of a connection usually has the columns of the one before. */
    choose: (chosen: File) => void look(chosen, { day, part, ...(layout && { layout }) }),
    changeDay(to: string) {
      setDay(to);
      if (to !== "") again({ day: to, part, ...(read && { layout: read }) });
    },
    changeScope(isPart: boolean) {
      const to = isPart ? {} : null;
      setPart(to);
      again({ day, part: to, ...(read && { layout: read }) });
    },
    changeLayout: (to: DayFileLayout) => again({ day, part, layout: to }),
  };
}

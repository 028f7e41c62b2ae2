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

type Wanted = { day: string; layout?: DayFileLayout };

/** The day and the file that an operator chose, and what the server read and compared. */
export function useDayPreview({ connection, missing, layout }: ConnectionDays, hours: number) {
  const { call } = useOffice();
  const [day, setDay] = useState(missing[0] ?? yesterday(hours));
  const { file, preview, fault, look, isLooking } = useFilePreview(
    LARGEST_DAY_FILE_BYTES,
    ({ name: fileName, content }, wanted: Wanted = { day }) =>
      call("preview-day-file", { connection, fileName, content, ...wanted }),
  );
  const isTooLarge = file !== null && file.content === "";
  const isCompared = preview !== null && preview.compared !== null;
  const again = (wanted: Wanted) => {
    if (file && !isTooLarge) void look(file, wanted);
  };
  return {
    day,
    file,
    preview,
    fault,
    isLooking,
    isTooLarge,
    isReady: isCompared && fault === null && !isLooking && !isTooLarge,
    /** A file of a connection usually has the columns of the one before. */
    choose: (chosen: File) => void look(chosen, { day, ...(layout && { layout }) }),
    changeDay(to: string) {
      setDay(to);
      const read = preview?.layout;
      if (to !== "") again({ day: to, ...(read && { layout: read }) });
    },
    changeLayout: (to: DayFileLayout) => again({ day, layout: to }),
  };
}

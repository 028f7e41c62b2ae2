import { useEffect, useState } from "react";
import { useLoaderData } from "react-router";
import { useLiveCounts } from "#backoffice/frame/live.tsx";
import { useMinute } from "#backoffice/frame/minute.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import type { OverviewPage } from "#backoffice/reports/load-reports.ts";

/**
 * The overview, reloaded with every change of the waiting items and every half minute; the last one
 * stays while the connection is down. These requests do not keep the session alive.
 */
export function useOverview(): OverviewPage {
  const { call } = useOffice();
  const loaded = useLoaderData<OverviewPage>();
  const [newer, setNewer] = useState<OverviewPage | null>(null);
  const counts = useLiveCounts();
  const minute = useMinute();
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const answer = await call("get-overview", {}, { isPassive: true }).catch(() => null);
      if (!isGone && answer?.status === "success") setNewer(answer);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [call, counts, minute]);
  return newer && newer.madeAt > loaded.madeAt ? newer : loaded;
}

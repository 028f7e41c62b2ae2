import { useLoaderData } from "react-router";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { SystemsPage } from "#backoffice/games/load-games.ts";
import { SystemCertificates } from "#backoffice/games/system-certificates.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** The certificates of this platform, without which no game is released with real money. */
export default function Platform() {
  const systems = useLoaderData<SystemsPage>();
  const words = useOffice().texts.certificates;
  return (
    <div className="page page-wide">
      <h1>{words.platformTitle}</h1>
      <GameTabs />
      <SystemCertificates
        provider={null}
        title={words.platform}
        lead={words.platformLead}
        systems={systems}
      />
    </div>
  );
}

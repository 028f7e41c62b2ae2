import { useLoaderData } from "react-router";
import { ComponentChecks } from "#backoffice/games/component-checks.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { PlatformPage } from "#backoffice/games/load-games.ts";
import { SystemCertificates } from "#backoffice/games/system-certificates.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/**
 * The certificates of this platform, without which no game is released with real money, and whether
 * what runs is what was released.
 */
export default function Platform() {
  const { systems, checks } = useLoaderData<PlatformPage>();
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
      <ComponentChecks checks={checks} certificates={systems.certificates} />
    </div>
  );
}

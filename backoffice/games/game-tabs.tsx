import { SubNav } from "#backoffice/frame/sub-nav.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The screens about games. */
export function GameTabs() {
  const { certificates, games, playPatterns } = useOfficeTexts();
  return (
    <SubNav
      label={games.tabs}
      links={[
        { to: "/games", label: games.providers },
        { to: "/games/rounds", label: games.rounds },
        { to: "/games/stuck", label: games.stuck },
        { to: "/games/unstaked", label: games.unstaked },
        { to: "/games/play-patterns", label: playPatterns.title },
        { to: "/games/connections", label: games.connections },
        { to: "/games/jackpots", label: games.jackpots },
        { to: "/games/platform", label: certificates.platform },
      ]}
    />
  );
}

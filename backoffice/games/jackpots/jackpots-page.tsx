import { useLoaderData } from "react-router";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import { Fundings } from "#backoffice/games/jackpots/fundings.tsx";
import { JackpotWins } from "#backoffice/games/jackpots/jackpot-wins.tsx";
import { Pools } from "#backoffice/games/jackpots/pools.tsx";
import { ProviderSchemes } from "#backoffice/games/jackpots/provider-schemes.tsx";
import { Schemes } from "#backoffice/games/jackpots/schemes.tsx";
import { WaitingShares } from "#backoffice/games/jackpots/waiting-shares.tsx";
import type { JackpotsPage } from "#backoffice/games/load-games.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The pools in the ledger and their money, the stakes that feed them, and their winners. */
export default function Jackpots() {
  const { games, jackpots } = useOfficeTexts();
  const { pools, schemes, providers, fundings, wins } = useLoaderData<JackpotsPage>();
  const changing = useChange();
  return (
    <div className="page page-wide">
      <h1>{games.jackpots}</h1>
      <GameTabs />
      <p className="page-lead">{jackpots.lead}</p>
      <ChangeNotice outcome={changing.outcome} />
      <Pools pools={pools} changing={changing} />
      <Schemes schemes={schemes} changing={changing} />
      <WaitingShares schemes={schemes} changing={changing} />
      <ProviderSchemes providers={providers} schemes={schemes} changing={changing} />
      <Fundings fundings={fundings} />
      <JackpotWins wins={wins} />
    </div>
  );
}

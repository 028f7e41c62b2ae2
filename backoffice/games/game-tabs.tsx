import { NavLink } from "react-router";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Links between the screens about games. */
export function GameTabs() {
  const { games } = useOfficeTexts();
  return (
    <nav className="views game-tabs" aria-label={games.tabs}>
      <NavLink to="/games" end>
        {games.providers}
      </NavLink>
      <NavLink to="/games/rounds">{games.rounds}</NavLink>
      <NavLink to="/games/stuck">{games.stuck}</NavLink>
      <NavLink to="/games/unstaked">{games.unstaked}</NavLink>
      <NavLink to="/games/connections">{games.connections}</NavLink>
      <NavLink to="/games/jackpots">{games.jackpots}</NavLink>
    </nav>
  );
}

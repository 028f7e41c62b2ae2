import type {
  JackpotsView,
  ReplayView,
  RoundView,
  SeedsView,
  SpinAnswer,
  StateView,
} from "../../play/wire.ts";
import { call } from "../api.ts";

export type GameApi = ReturnType<typeof gameApi>;

/** The public view of a settled round, for everyone with its id. */
export const askReplay = (id: string): Promise<ReplayView> =>
  call<ReplayView>("GET", `/game/replays/${encodeURIComponent(id)}`, "");

/** The calls of one game session. */
export const gameApi = (secret: string) => ({
  state: () => call<StateView>("GET", "/game/state", secret),
  spin: (spinId: string, stake: string) =>
    call<SpinAnswer>("POST", "/game/spin", secret, { spinId, stake }),
  round: (id: string) => call<SpinAnswer>("GET", `/game/rounds/${id}`, secret),
  rounds: () => call<{ rounds: RoundView[] }>("GET", "/game/rounds", secret),
  jackpots: () => call<{ jackpots: JackpotsView | null }>("GET", "/game/jackpots", secret),
  seeds: () => call<SeedsView>("GET", "/game/seeds", secret),
  renewSeeds: (clientSeed: string) =>
    call<SeedsView>("POST", "/game/seeds", secret, { clientSeed }),
  seen: (id: string) => call<undefined>("POST", `/game/rounds/${id}/seen`, secret),
});

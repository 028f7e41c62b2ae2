import type {
  MinesAnswer,
  MinesReplayView,
  MinesRoundView,
  MinesStateView,
} from "../../mines/wire.ts";
import type { SeedsView } from "../../play/wire.ts";
import { call } from "../api.ts";

export type MinesApi = ReturnType<typeof minesApi>;

/** The public view of an ended round, for everyone with its id. */
export const askMinesReplay = (id: string): Promise<MinesReplayView> =>
  call<MinesReplayView>("GET", `/mines/replays/${encodeURIComponent(id)}`, "");

/** The calls of one session of mines. Each may be repeated. */
export const minesApi = (secret: string) => ({
  state: () => call<MinesStateView>("GET", "/mines/state", secret),
  start: (order: { requestId: string; stake: string; mines: number }) =>
    call<MinesAnswer>("POST", "/mines/rounds", secret, order),
  round: (id: string) => call<MinesAnswer>("GET", `/mines/rounds/${id}`, secret),
  reveal: (id: string, tile: number) =>
    call<MinesAnswer>("POST", `/mines/rounds/${id}/reveal`, secret, { tile }),
  collect: (id: string) => call<MinesAnswer>("POST", `/mines/rounds/${id}/collect`, secret),
  rounds: () => call<{ rounds: MinesRoundView[] }>("GET", "/mines/rounds", secret),
  seeds: () => call<SeedsView>("GET", "/mines/seeds", secret),
  renewSeeds: (clientSeed: string) =>
    call<SeedsView>("POST", "/mines/seeds", secret, { clientSeed }),
});

import type { Acceptance } from "../../sport/slip-wagers.ts";
import type { Leg } from "../../sport/slips.ts";
import type { SlipAnswer, SlipReplayView, SportStateView } from "../../sport/wire.ts";
import { call } from "../api.ts";

export type SlipOrder = { requestId: string; stake: string; accept: Acceptance; legs: Leg[] };
export type SportApi = ReturnType<typeof sportApi>;

/** The public view of a settled slip, for everyone with its id. */
export const askSlipReplay = (id: string): Promise<SlipReplayView> =>
  call<SlipReplayView>("GET", `/sport/replays/${encodeURIComponent(id)}`, "");

/** The calls of one session at the sport book. */
export const sportApi = (secret: string) => ({
  state: () => call<SportStateView>("GET", "/sport/state", secret),
  bet: (order: SlipOrder) => call<SlipAnswer>("POST", "/sport/slips", secret, order),
  cashOut: (id: string, value: string) =>
    call<SlipAnswer>("POST", `/sport/slips/${id}/cash-out`, secret, { value }),
});

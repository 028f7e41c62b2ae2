import type * as z from "zod/mini";
import type { Connection } from "#server/kit/config.ts";
import * as beexar from "#server/providers/beexar/wire.ts";
import * as betsy from "#server/providers/betsy/wire.ts";
import { caleta, hub88, type Dialect, type Operation } from "#server/providers/hub88/dialects.ts";
import * as rs from "#server/providers/hub88/wire.ts";
import * as igsp from "#server/providers/igsp/wire.ts";

type DescribedCall = {
  method: "POST" | "PUT";
  /** Below `/providers/<connection>/`. */
  path: string;
  /** The shapes of its body; several when a field of the body selects one. */
  requests: Readonly<Record<string, z.ZodMiniType>>;
};

export type DescribedProtocol = {
  protocol: Connection["protocol"];
  title: string;
  /** Unit, signature, replay and refusals, in words. */
  readme: string;
  /** Calls with their answers, which the tests send byte for byte. */
  fixtures: string;
  calls: readonly DescribedCall[];
};

const shapeOf: Record<Operation, z.ZodMiniType> = {
  info: rs.infoRequest,
  check: rs.checkRequest,
  balance: rs.balanceRequest,
  bet: rs.betRequest,
  win: rs.winRequest,
  rollback: rs.rollbackRequest,
};

const callsOf = ({ paths }: Dialect): DescribedCall[] =>
  Object.entries(paths).map(([path, operation]) => ({
    method: "POST",
    path,
    requests: { body: shapeOf[operation] },
  }));

const folder = "server/providers";

/** The calls of each protocol's provider, with the shapes that parse them. */
export const describedProtocols: readonly DescribedProtocol[] = [
  {
    protocol: "beexar",
    title: "Beexar",
    readme: `${folder}/beexar/README.md`,
    fixtures: `${folder}/beexar/fixtures/beexar`,
    calls: [
      { method: "POST", path: "balance", requests: { body: beexar.balanceRequest } },
      { method: "POST", path: "betwin", requests: { body: beexar.betwinRequest } },
      { method: "POST", path: "rollback", requests: { body: beexar.rollbackRequest } },
      { method: "POST", path: "finish", requests: { body: beexar.finishRequest } },
    ],
  },
  {
    protocol: "hub88",
    title: "Hub88",
    readme: `${folder}/hub88/README.md`,
    fixtures: `${folder}/hub88/fixtures/hub88`,
    calls: callsOf(hub88),
  },
  {
    protocol: "caleta",
    title: "Caleta",
    readme: `${folder}/hub88/README.md`,
    fixtures: `${folder}/hub88/fixtures/caleta`,
    calls: callsOf(caleta),
  },
  {
    protocol: "igsp",
    title: "iGSP",
    readme: `${folder}/igsp/README.md`,
    fixtures: `${folder}/igsp/fixtures/igsp`,
    calls: [
      {
        method: "POST",
        path: "platforms/game-provider/hooks",
        requests: {
          "action balance": igsp.balanceRequest,
          "action bet": igsp.betRequest,
          "action win": igsp.winRequest,
          "action refund": igsp.refundRequest,
        },
      },
    ],
  },
  {
    protocol: "betsy",
    title: "Betsy",
    readme: `${folder}/betsy/README.md`,
    fixtures: `${folder}/betsy/fixtures/betsy`,
    calls: [
      { method: "POST", path: "user/profile", requests: { body: betsy.profileRequest } },
      { method: "POST", path: "user/balance", requests: { body: betsy.balanceRequest } },
      { method: "POST", path: "payment/bet", requests: { body: betsy.betRequest } },
      { method: "PUT", path: "payment/bet", requests: { body: betsy.betRequest } },
      { method: "POST", path: "payment/check", requests: { body: betsy.checkRequest } },
    ],
  },
];

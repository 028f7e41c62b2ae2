import type { FastifyInstance } from "fastify";
import { dialectOf } from "../../door/doors.ts";
import type { Controls } from "../../control/controls.ts";
import type { Link } from "../../settings.ts";
import { launcherRoutes } from "../launcher.ts";
import { betsyRoutes } from "./betsy.ts";
import { igspRoutes } from "./igsp.ts";
import type { OperatorTools } from "./opening.ts";
import { rsGameRoutes, rsSpellings } from "./rs-games.ts";
import { transferRoutes } from "./transfers.ts";

/** The operators' interfaces, in the protocol of each. */
export function operatorRoutes(
  server: FastifyInstance,
  tools: OperatorTools & { controls: Controls },
): void {
  for (const link of tools.settings.links) routesOf(server, link, tools);
}

function routesOf(
  server: FastifyInstance,
  link: Link,
  tools: OperatorTools & { controls: Controls },
) {
  switch (link.dialect) {
    case "beexar":
      return launcherRoutes(server, link, tools);
    case "hub88":
    case "caleta":
      return rsGameRoutes(server, link, rsSpellings[link.dialect], tools);
    case "transfer":
      rsGameRoutes(server, link, rsSpellings.transfer, tools);
      return transferRoutes(server, link, tools);
    case "igsp":
      return igspRoutes(server, link, tools);
    case "betsy": {
      const dialect = dialectOf(link);
      if (dialect === null) throw new Error("betsy has a dialect");
      return betsyRoutes(server, link, { ...tools, dialect });
    }
  }
}

import type { FastifyInstance } from "fastify";
import { installationOf } from "#server/app/installation.ts";
import { officeHandlersOf } from "#server/app/office-handlers.ts";
import type { CallLog } from "#server/games/calls/call-log.ts";
import type { GameOffice } from "#server/games/office.ts";
import type { ProviderWatch } from "#server/games/provider-health/provider-health.ts";
import type { CallLimits } from "#server/http/call-limits.ts";
import { registerOfficeCallRoutes } from "#server/http/calls/office-call-routes.ts";
import { createOfficeDispatch } from "#server/http/calls/office-dispatch.ts";
import { registerOfficeStream, type OfficeStream } from "#server/http/push/office-stream.ts";
import type { Acts } from "#server/kit/act.ts";
import type { Config } from "#server/kit/config.ts";
import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import type { PublicChanges } from "#server/kit/public-changes/public-changes.ts";
import type { Reader } from "#server/kit/replica/reader.ts";
import type { LiveConnections } from "#server/providers/live-connections.ts";

type OfficeNeeds = {
  connections: LiveConnections;
  endpointsOf: GameOffice["endpointsOf"];
  calls: CallLog;
  watch: ProviderWatch;
  limits: CallLimits;
  changes: PublicChanges;
  reader: Reader;
};

/** The operators' endpoints: their calls and the push to their screens. */
export function registerOffice(
  server: FastifyInstance,
  acts: Acts,
  config: Config,
  { connections, endpointsOf, calls, watch, limits, changes, reader }: OfficeNeeds,
  log: Log,
): OfficeStream {
  const { appSecret, uploadsDir, alertNetworks, mail, mode, publicAddress } = config;
  const { providerNetworks: networks } = config;
  const { db, clock } = acts;
  const { isAnswering } = watch;
  const { all, adapters } = connections;
  const provided = { connections: all, endpointsOf, adapters, isAnswering, mode, networks };
  const handlersOn = (source: Database) =>
    officeHandlersOf({
      acts: { ...acts, db: source },
      games: { db: source, clock, calls, ...provided, appSecret, uploadsDir },
      appSecret,
      reach: { networks: alertNetworks, hasMail: mail !== null },
      installation: installationOf(config, all),
    });
  const dispatch = createOfficeDispatch({
    acts,
    log,
    appSecret,
    handlers: handlersOn(db),
    late: { handlers: handlersOn(reader.db), inOneCall: reader.inOneCall },
    acted() {
      reader.changed();
      changes.changed();
    },
  });
  registerOfficeCallRoutes(server, { db, clock, dispatch, limits, publicAddress });
  return registerOfficeStream(server, { db, clock, log });
}

import type { buildOfficeCalls } from "#contract/office/builds.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import {
  buildsOf,
  lockBuildToSwitch,
  pinBeforeAndAfter,
  pinBuild,
  pinFacts,
} from "#server/games/builds/builds.ts";
import { switchBuild } from "#server/games/builds/store.ts";
import { assertBuildCertified } from "#server/games/certificates/certificates.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";

type BuildOffice = { db: Database; clock: Clock; mode: "play" | "real" };

/** The office's calls about the builds of games. */
export const buildRoutes = (
  office: BuildOffice,
): OfficeHandlersOf<keyof typeof buildOfficeCalls> => ({
  "get-game-builds": (_context, { provider }) => buildsOf(office.db, provider),
  "pin-game-build": async (act, context, { reason: _reason, ...wanted }) => {
    const { provider, game, version } = wanted;
    const { gameId, before, after } = await pinBeforeAndAfter(act.tx, wanted);
    await assertBuildCertified(act.tx, office, { provider, game, version });
    const object = `game:${provider}/${game}`;
    const change = { object, after: pinFacts(after), ...(before && { before: pinFacts(before) }) };
    if (!isCarriedOut(context)) return { proposes: change };
    await pinBuild(act.tx, gameId, after, act.clock.now());
    return { answer: {}, audit: { before: null, ...change } };
  },
  "set-build-used": async (act, context, { provider, version, isUsed }) => {
    const object = `game-provider:${provider}`;
    const { providerId } = await lockBuildToSwitch(act.tx, { provider, version, isUsed });
    const sides = {
      object,
      before: { build: version, isUsed: !isUsed },
      after: { build: version, isUsed },
    };
    // Like the other switches: off works at once, and on takes a second operator.
    if (!isCarriedOut(context) && isUsed) return { proposes: sides };
    await switchBuild(act.tx, { providerId, version, isUsed });
    return { answer: {}, audit: sides };
  },
});

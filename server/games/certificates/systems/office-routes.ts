import type { systemCertificateOfficeCalls } from "#contract/office/system-certificates.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import {
  addSystemCertificate,
  systemCertificatesOf,
  withdrawSystemCertificate,
} from "#server/games/certificates/systems/systems.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** A certificate of the platform is about the jurisdiction that it is for. */
const objectOf = (provider: string | null, jurisdiction: string): string =>
  provider === null ? `profile:${jurisdiction}` : `game-provider:${provider}`;

/** The office's calls about certificates of random number generators and of the platform. */
export const systemCertificateRoutes = ({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): OfficeHandlersOf<keyof typeof systemCertificateOfficeCalls> => ({
  "get-system-certificates": (_context, { provider }) => systemCertificatesOf(db, clock, provider),
  "add-system-certificate": async (act, { operator }, { reason: _reason, ...wanted }) => {
    await addSystemCertificate(act, wanted, operator.operatorId);
    const { provider, ...after } = wanted;
    return {
      answer: {},
      audit: { object: objectOf(provider, wanted.jurisdiction), before: null, after },
    };
  },
  "withdraw-system-certificate": async (act, { operator }, { id }) => {
    const { provider, jurisdiction } = await withdrawSystemCertificate(
      act,
      id,
      operator.operatorId,
    );
    const object = objectOf(provider, jurisdiction);
    return { answer: {}, audit: { object, before: { id }, after: { isWithdrawn: true } } };
  },
});

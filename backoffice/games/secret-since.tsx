import type { OfficeConnection } from "#contract/office/connections.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** When a connection's secret was written, and by whom. */
export function SecretSince({ of: { secret, hasSecret } }: { of: OfficeConnection }) {
  const { games, connections: words } = useOffice().texts;
  if (secret === null) return hasSecret ? games.secretFromEnvironment : words.noSecret;
  return (
    <>
      {games.secretSince(secret.setBy)} <Moment at={secret.setAt} />
    </>
  );
}

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config, Connection } from "#server/kit/config.ts";
import type { Installation } from "#server/views/opening/opening.ts";

/** What the opening needs to know of this installation, with its present connections. */
export const installationOf = (
  { mode, countries, anonymousNetworks, uploadsDir }: Config,
  connections: () => readonly Connection[],
): Installation => ({
  mode,
  allowedCountries: countries && countries.allowed,
  knowsNetworks: anonymousNetworks !== null,
  connections,
  // The supervisor keeps generated secrets beside the pictures that staff upload.
  areKeysElsewhere: () => !existsSync(join(dirname(uploadsDir), "secrets.json")),
});

import type { RegisterConnection } from "#server/kit/register-connections.ts";

/** The sandbox's simulators of national registers. Play money only. */
export const sandboxRegisters = (sandboxUrl: string, key: string): RegisterConnection[] => [
  {
    register: "gamstop",
    url: `${sandboxUrl}/registers/gamstop/v2`,
    listUrl: `${sandboxUrl}/registers/gamstop/batch/v2`,
    key,
  },
  { register: "sigap", url: `${sandboxUrl}/registers/sigap`, key },
  { register: "spelpaus", url: `${sandboxUrl}/registers/spelpaus`, key, actorId: "dalbit" },
];

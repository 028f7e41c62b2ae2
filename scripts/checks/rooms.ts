import { checkArchitecture, emptyRooms, missingTargets } from "#scripts/check-architecture.ts";
import type { Check } from "#scripts/checks/check.ts";

export const roomsCheck: Check = {
  name: "rooms",
  findFaults: ({ sources }) => [
    ...checkArchitecture(sources),
    ...emptyRooms(sources),
    ...missingTargets(sources),
  ],
};

import { deviceWords } from "#server/kit/device.ts";

/** A live session as a store lists it for whoever it belongs to. */
export type SessionRow = {
  sessionId: string;
  address: string;
  userAgent: string;
  startedAt: Date;
  lastActiveAt: Date;
};

/** The sessions as their owner reads them: the one that asks first, the others as they came. */
export const sessionEntries = (rows: readonly SessionRow[], asking: string) =>
  rows
    .map(({ sessionId, address, userAgent, startedAt, lastActiveAt }) => ({
      id: sessionId,
      startedAt: startedAt.toISOString(),
      lastActiveAt: lastActiveAt.toISOString(),
      address,
      device: deviceWords(userAgent),
      isCurrent: sessionId === asking,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));

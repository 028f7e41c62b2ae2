import { deviceWords } from "#server/kit/device.ts";

/** A live session as its owner's list shows it. */
export type SessionRow = {
  sessionId: string;
  address: string;
  userAgent: string;
  startedAt: Date;
  lastActiveAt: Date;
};

/** The sessions for their owner: the one that asks first, the others in their order. */
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

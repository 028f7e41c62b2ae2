/** How long an item of each queue may wait, in minutes; older ones are marked. */
export const targetMinutes = {
  deposits: 30,
  withdrawals: 30,
  helps: 60,
  proposals: 120,
} as const;

/** Whether something that began at a moment waits longer than its queue's target. */
export const isOverTarget = (
  queue: keyof typeof targetMinutes,
  since: string,
  now: string,
): boolean => Date.parse(now) - Date.parse(since) > targetMinutes[queue] * 60_000;

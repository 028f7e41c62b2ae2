/**
 * Whether a return is celebrated with sound and motion: a return of the stake or less is a loss,
 * and is not shown as a win. Source: RTS 14F of the UK Gambling Commission.
 */
export const isAbove = (amount: string, stake: string): boolean => Number(amount) > Number(stake);

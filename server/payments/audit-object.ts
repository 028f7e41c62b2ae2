/** The request's object name in the audit trail and in proposals. */
export const paymentObject = (id: bigint): string => `payment:${id}`;

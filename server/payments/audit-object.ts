/** The name of a request in the audit trail and in proposals. */
export const paymentObject = (id: bigint): string => `payment:${id}`;

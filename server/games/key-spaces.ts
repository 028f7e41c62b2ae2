/** The key spaces of a connection: the provider's ids of movements, and those of roll-backs. */
export const movementSpace = (connection: string): string => `provider:${connection}`;
export const rollBackSpace = (connection: string): string => `provider:${connection}:roll-back`;

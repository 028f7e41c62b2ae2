/** The key spaces of a connection: what its provider names, and what it names when it undoes. */
export const movementSpace = (connection: string): string => `provider:${connection}`;
export const rollBackSpace = (connection: string): string => `provider:${connection}:roll-back`;

/**
 * The queue is full: nothing was done, and the caller may ask again. HTTP answers 503 with `busy`,
 * a provider's protocol its "ask again".
 */
export class QueueFull extends Error {}

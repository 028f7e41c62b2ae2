/**
 * There is more to do than may wait for it: nothing was done, and the caller may ask again. At the
 * doors it is HTTP 503 with `busy`, in a provider's protocol "ask again".
 */
export class QueueFull extends Error {}

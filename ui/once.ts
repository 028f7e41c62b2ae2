/** A formatter takes up to 90 ms on a slow phone, so each is made on first use. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

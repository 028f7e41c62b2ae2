/**
 * The reference of an unexpected error under which the log has it; undefined without one. The error
 * is that of a failed call, made by a browser or by a page that renders on the server.
 */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof Error && "id" in error && typeof error.id === "string" ? error.id : undefined;

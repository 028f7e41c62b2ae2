import type { SelfTest } from "#contract/office/connections.ts";

/** One case of a self-test's report. */
export type TestedCase = SelfTest["cases"][number];

/** The file that each process of the product begins with, by the name of its bundle. */
export const programs = {
  web: "server/main.ts",
  worker: "server/worker.ts",
  sandbox: "sandbox/main.ts",
} as const;

export type ProgramName = keyof typeof programs;

/** The source of each worker thread, by the name of its bundle. A process loads it by URL. */
export const threads = { "password-thread": "server/kit/password-thread.ts" } as const;

/** The folder of the bundles, in the project. */
export const BUNDLES = "build/processes";

/** What production runs instead of a program's sources. */
export const builtProgram = (name: ProgramName): string => `${BUNDLES}/${name}.js`;

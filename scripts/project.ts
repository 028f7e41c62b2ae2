import { join } from "node:path";

/** The project's folder, absolute. */
export const projectFolder = join(import.meta.dirname, "..");

/** A line for the person at the terminal. */
export type Say = (line: string) => void;

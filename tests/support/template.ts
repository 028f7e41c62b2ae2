/** The migrated, empty database that every test file gets its own copy of. */
export const templateName = "template_migrated";

declare module "vitest" {
  interface ProvidedContext {
    /** The `postgres` database of the server that all tests share. */
    postgresUrl: string;
  }
}

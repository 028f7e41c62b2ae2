/** The migrated, empty database that every test file gets its own copy of. */
export const templateName = "template_migrated";

/** The login of tests that act as a serving process does; its password is its name. */
export const testLogin = `${templateName}_app`;

declare module "vitest" {
  interface ProvidedContext {
    /** The `postgres` database of the server that all tests share. */
    postgresUrl: string;
  }
}

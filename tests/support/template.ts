import type { AppSecret } from "#server/kit/sealed.ts";

/** The migrated, empty database of which every test file gets a copy. */
export const templateName = "template_migrated";

/** The same with the demo, for tests of the whole server. */
export const seededTemplateName = "template_seeded";

/** The login of tests that act as a serving process; its password is its name. */
export const testLogin = `${templateName}_app`;

/** What seals the secrets of the demo's operators. */
export const APP_SECRET: AppSecret = {
  current: "test-app-secret-do-not-use-in-production",
  previous: [],
};

declare module "vitest" {
  interface ProvidedContext {
    /** The `postgres` database of the server that all tests share. */
    postgresUrl: string;
  }
}

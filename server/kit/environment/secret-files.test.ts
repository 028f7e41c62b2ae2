import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { secretNames, takeSecretFiles } from "#server/kit/environment/secret-files.ts";
import { makeTestFolder, type TestFolder } from "#tests/support/folders.ts";

describe("a secret in a file", () => {
  let folder: TestFolder;
  const fileOf = (name: string, contents: string): string => {
    const file = join(folder.path, name);
    writeFileSync(file, contents);
    return file;
  };
  const refusal = (environment: NodeJS.ProcessEnv) => () => takeSecretFiles(environment);
  beforeAll(() => {
    folder = makeTestFolder();
  });
  afterAll(() => folder.remove());

  it("is read without its line's end, and the path is gone; any secret can be given so", () => {
    for (const name of secretNames) {
      const environment: NodeJS.ProcessEnv = { [`${name}_FILE`]: fileOf(name, " of it\n\n") };
      takeSecretFiles(environment);
      expect(environment).toEqual({ [name]: " of it\n" });
    }
    expect(secretNames).toContain("APP_SECRET");
  });

  it("is refused beside its variable, when it is missing, empty or long, and for no secret", () => {
    const file = fileOf("secret", "x");
    expect(refusal({ APP_SECRET: "y", APP_SECRET_FILE: file })).toThrow(
      "APP_SECRET and APP_SECRET_FILE are both set",
    );
    expect(refusal({ BACKUP_KEY_FILE: "/nowhere" })).toThrow("BACKUP_KEY_FILE: ENOENT");
    expect(refusal({ BACKUP_KEY_FILE: fileOf("empty", "\n") })).toThrow("is empty");
    const long = fileOf("long", "x".repeat(70_000));
    expect(refusal({ BACKUP_KEY_FILE: long })).toThrow("longer than 64 KiB");
    expect(refusal({ PORT_FILE: file })).toThrow("PORT is no secret");
  });
});

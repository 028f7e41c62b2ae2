import { readFileSync } from "node:fs";
import { ConfigFault } from "#server/kit/config-fault.ts";
import { variables } from "#server/kit/environment/variables.ts";

const SUFFIX = "_FILE";
/** A list of connections with keys is the longest; no secret needs more. */
const MOST_BYTES = 64 * 1024;

/** The variables that can be given as the path of a file. */
export const secretNames: readonly string[] = Object.entries(variables)
  .filter(([, { isSecret }]) => isSecret)
  .map(([name]) => name);

/**
 * Puts the contents of the file that `<secret>_FILE` names into the secret's variable, without the
 * line's end, and removes the other: containers get secrets as files. Throws ConfigFault for both,
 * for a file that cannot be read, is empty or longer than 64 KiB, and for `_FILE` of a variable that
 * is no secret.
 */
export function takeSecretFiles(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(variables)) {
    const file = environment[name + SUFFIX];
    if (!file) continue;
    if (!secretNames.includes(name))
      throw new ConfigFault(`${name + SUFFIX}: ${name} is no secret; give its value in ${name}`);
    if (environment[name])
      throw new ConfigFault(`${name} and ${name + SUFFIX} are both set; give one of them`);
    environment[name] = secretIn(name + SUFFIX, file);
    delete environment[name + SUFFIX];
  }
}

function secretIn(variable: string, file: string): string {
  const text = read(variable, file);
  if (text.length > MOST_BYTES) throw new ConfigFault(`${variable}: ${file} is longer than 64 KiB`);
  const secret = text.replace(/\r?\n$/, "");
  if (secret === "") throw new ConfigFault(`${variable}: ${file} is empty`);
  return secret;
}

function read(variable: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new ConfigFault(`${variable}: ${(error as Error).message}`);
  }
}

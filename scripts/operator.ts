import { openDatabase } from "#server/kit/database.ts";
import { systemClock } from "#server/kit/clock.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { inviteFirstAdministrator, renewAtTheMachine } from "#server/operators/invitations/cli.ts";
import { readConfiguration } from "#scripts/configuration.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { runningDatabase } from "#scripts/running-database.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { takeSecretFiles } from "#server/kit/environment/secret-files.ts";

const USAGE = `npm run operator -- invite <id> <name>   a link for the first administrator
npm run operator -- renew <id>           a link for an operator who lost the second factor
npm run operator -- renew-all <id>       the same for one who lost the password too

The id begins with a small letter; digits, dots and hyphens may follow. The product must run.`;

const LOGIN_ID = /^[a-z][a-z0-9.-]{2,39}$/;
const words: Partial<Record<Refusal["code"], string>> = {
  forbidden: "There is an administrator already: they invite colleagues in the office.",
  id_taken: "This id is taken.",
  not_found: "There is no operator with this id.",
  account_not_active: "This operator is suspended.",
};

requireNode24();
try {
  takeSecretFiles(process.env);
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const said = error instanceof Refusal ? words[error.code] : undefined;
  console.error(said ?? (error as Error).message);
  process.exitCode = 1;
}

async function run([verb, loginId = "", ...rest]: string[]): Promise<string> {
  const name = rest.join(" ").trim();
  const isWhole =
    verb === "invite" ? name !== "" && name.length <= 60 : verb === "renew" || verb === "renew-all";
  if (!isWhole || !LOGIN_ID.test(loginId)) throw new Error(USAGE);
  const configuration = readConfiguration(process.env);
  const { host, port } = configuration;
  const db = openDatabase(await runningDatabase(configuration), { size: 1 });
  try {
    const { token, expiresAt } =
      verb === "invite"
        ? await inviteFirstAdministrator(db, systemClock, { loginId, name })
        : await renewAtTheMachine(db, systemClock, appSecretOf(configuration), {
            loginId,
            renewsPassword: verb === "renew-all",
          });
    return [
      `One-time link for ${loginId}, good until ${expiresAt.toISOString()} and shown this once:`,
      "",
      `  ${officeOrigin(host, port)}/office/invitation#${token}`,
      "",
      "Behind a proxy without OFFICE_URL or PUBLIC_URL, put the site's own address before /office.",
    ].join("\n");
  } finally {
    await db.close();
  }
}

/** Where the office is reached: as the operator names it, or at this machine. */
function officeOrigin(host: string, port: number): string {
  const named = process.env["OFFICE_URL"] || process.env["PUBLIC_URL"];
  return named ? new URL(named).origin : `http://${host}:${port}`;
}

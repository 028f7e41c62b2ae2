import { groups, type Variable } from "#server/kit/environment/variables.ts";

/** The page of every environment variable, generated from their declaration. */
export function configurationPage(): string {
  const parts = Object.entries(groups).map(
    ([group, variables]) => `## ${group}\n\n${tableOf(variables)}`,
  );
  return [HEAD, ...parts].join("\n");
}

const HEAD = `# Configuration

Every setting is an environment variable; this page is generated from their declaration in the code. A value that cannot be is refused at the start with a sentence that names the variable.

**Read by.** *supervisor*: \`npm start\`, which gives each of its processes only what it needs. *web*, *worker*, *sandbox*: that process, when it is started alone, as in a container; under the supervisor the value comes from there. *migrate*: \`npm run migrate\`. *backup*: \`npm run backup\`, \`restore\` and \`drill\`. *commands*: \`npm run doctor\`, \`audit\`, \`verify\`, \`operator\` and \`seals\`.

**Secrets** are marked so. Each can be given as a file instead: \`APP_SECRET_FILE=/run/secrets/app-secret\` is the path of a file with the value of \`APP_SECRET\`. Both at once are refused. Secrets are never logged.
`;

const tableOf = (variables: Readonly<Record<string, Variable>>): string =>
  [
    "| Variable | Default | Meaning | Read by |",
    "|---|---|---|---|",
    ...Object.entries(variables).map(
      ([name, { meaning, standard, readers, isSecret }]) =>
        `| \`${name}\`${isSecret ? " (secret)" : ""} | ${standard || "–"} | ${meaning} | ${readers.join(", ")} |`,
    ),
    "",
  ].join("\n");

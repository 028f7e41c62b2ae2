import { projectFolder } from "#scripts/project.ts";
import { readStandards, standardStates, type Standard } from "#scripts/checks/standards.ts";

/** The groups of requirements, by the beginning of their ids. */
const groups = {
  PA: "Accounts of members",
  SE: "Sessions and sign-in",
  WL: "Wallet and ledger",
  PM: "Payments",
  GL: "Games and lobby",
  PI: "Providers",
  SP: "Sports",
  CM: "Messages",
  RG: "Protection of members",
  BO: "Back office",
  RP: "Reports and audit",
  SC: "Security",
  OP: "Operation",
  IA: "Languages and accessibility",
} as const;

const head = `# Standards of the field

What regulators, test labs and buyers ask of a platform like this one, row by row, with the honest state of this product. The requirements are our own short words for rules of GLI-19, the Gambling Commission, the MGA, AGCO, US states, OWASP ASVS and others; they are no legal advice and no certificate.

- **held**: a test fails when the row breaks; it is named. \`npm run check\` refuses a row whose test does not exist.
- **part**: some of it is built; the text says what, and what is missing.
- **open**: not built.
- **outside**: a matter of the deployment, of a process, or of something that the product does not offer.

The reasons of rows that are not held are written by people, who may have looked at a row before the latest change. Rows are the data of \`docs/standards.tsv\`; this page is generated. Protection is described in more detail in [protection.md](protection.md), security in [security.md](security.md).
`;

/** The page of all requirements, generated from the data. */
export function standardsPage(): string {
  const rows = readStandards(projectFolder);
  const parts = Object.entries(groups).map(([key, title]) => {
    const own = rows.filter(({ id }) => id.startsWith(key));
    return `## ${title}\n\n${tableOf(own)}`;
  });
  return [head, countsOf(rows), ...parts].join("\n");
}

const count = (rows: readonly Standard[]): string =>
  [
    ...standardStates.map((state) => rows.filter((row) => row.state === state).length),
    rows.length,
  ].join(" | ");

function countsOf(rows: readonly Standard[]): string {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return [
    `| Kind | ${standardStates.join(" | ")} | all |`,
    "|---|---|---|---|---|---|",
    ...kinds.map((kind) => `| ${kind} | ${count(rows.filter((row) => row.kind === kind))} |`),
    `| **all** | ${count(rows)} |`,
    "",
  ].join("\n");
}

/** The page with the rows about protection; what people wrote of it stays. */
export const withProtectionRows = (markdown: string): string =>
  markdown.replace(
    /(<!-- rows -->\n)[\s\S]*(\n<!-- end of rows -->)/,
    (_, begin: string, end: string) =>
      begin + tableOf(readStandards(projectFolder).filter(({ id }) => id.startsWith("RG"))) + end,
  );

const tableOf = (rows: readonly Standard[]): string =>
  [
    "| Id | Kind | Requirement | State | Test, or what is so and what is missing |",
    "|---|---|---|---|---|",
    ...rows.map(
      ({ id, kind, requirement, state, proof }) =>
        `| ${id} | ${kind} | ${requirement} | ${state} | ${state === "held" ? inCode(proof) : proof} |`,
    ),
    "",
  ].join("\n");

const inCode = (proof: string): string => proof.replace(/^(\S+): /, "`$1`: ");

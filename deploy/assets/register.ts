import { foundAssets, type Asset } from "#deploy/assets/found.ts";
import { relevance as judged, type Relevance } from "#deploy/assets/relevance.ts";

export type Registered = Asset & Relevance;

/**
 * The assets with their relevance. Throws Error that names an asset without one, and a judgement of
 * an asset that no file defines any more.
 */
export function registered(
  assets: readonly Asset[] = foundAssets(),
  relevance: Readonly<Record<string, Relevance>> = judged,
): Registered[] {
  const ids = new Set(assets.map(({ id }) => id));
  const gone = Object.keys(relevance).filter((id) => !ids.has(id));
  if (gone.length > 0)
    throw new Error(`no file defines ${gone.join(", ")}: deploy/assets/relevance.ts`);
  return assets.map((asset) => {
    const own = relevance[asset.id];
    if (!own)
      throw new Error(`${asset.id} has no relevance: judge it in deploy/assets/relevance.ts`);
    return { ...asset, ...own };
  });
}

const HEAD = `# Critical assets

Everything that the files for containers (\`deploy/compose\`, \`deploy/kubernetes\`) and the declaration of the environment name: processes, stores, secret files and secrets. This page is generated from these files. An asset that is added there without a judgement of its relevance in \`deploy/assets/relevance.ts\` fails \`npm run check\`, and so does a judgement of one that is gone.

**Relevance** says how much harm to members, money or the licence follows when an asset is read by strangers (C, confidentiality), is changed by somebody who may not (I, integrity), is gone (A, availability), or when its actions can no longer be traced (T, accountability): 1 little, 2 some, 3 substantial.

**What the house adds.** The machines, their places and owners, networks, the mail server, the receiver of traces, where backups lie, and whatever of \`deploy/patroni\` it uses are not in the project. Copy this page into the register of the house and add them. \`npm run components\` lists the program files of the installed release with their hashes, \`npm run sbom\` the packages in it.

| Id | Version | C | I | A | T | What and why | Used by | Defined in |
|---|---|---|---|---|---|---|---|---|
`;

/** The page of the register. */
export const assetsPage = (): string =>
  HEAD +
  registered()
    .map((asset) => {
      const { confidentiality: c, integrity: i, availability: a, accountability: t } = asset;
      const files = asset.definedIn.map((file) => `\`${file}\``).join(", ");
      const cells = [asset.id, asset.version ?? "–", c, i, a, t, asset.why];
      return `| ${[...cells, asset.usedBy.join(", ") || "–", files].join(" | ")} |\n`;
    })
    .join("");

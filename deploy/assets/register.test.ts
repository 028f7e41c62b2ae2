import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { foundAssets } from "#deploy/assets/found.ts";
import { assetsPage, registered } from "#deploy/assets/register.ts";
import { projectFolder } from "#scripts/project.ts";
import { secretNames } from "#server/kit/environment/secret-files.ts";

const read = (path: string): string => readFileSync(join(projectFolder, path), "utf8");

describe("the register of critical assets", () => {
  it("has every service, volume and secret of the infrastructure's files, and every secret of the environment", () => {
    const ids = new Set(registered().map(({ id }) => id));
    const compose = parse(read("deploy/compose/compose.yaml"), { merge: true }) as Record<
      "services" | "volumes" | "secrets",
      object
    >;
    const names = (part: keyof typeof compose) => Object.keys(compose[part]);
    for (const service of names("services"))
      expect(ids).toContain(`process:${service.replace(/-\d$/, "")}`);
    for (const volume of names("volumes")) expect(ids).toContain(`store:${volume}`);
    for (const secret of names("secrets")) expect(ids).toContain(`file:${secret}`);
    for (const name of ["web", "worker", "migrate"])
      for (const document of parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`))) {
        const { kind, metadata } = document.toJS() as { kind: string; metadata: { name: string } };
        if (kind === "Deployment" || kind === "Job")
          expect(ids).toContain(`process:${metadata.name}`);
      }
    for (const name of secretNames) expect(ids).toContain(`secret:${name}`);
  });

  it("says what uses each asset, where it is defined and how much harm its loss does", () => {
    const web = registered().find(({ id }) => id === "file:provider-connections");
    expect(web).toMatchObject({
      usedBy: ["web"],
      definedIn: ["deploy/compose/compose.yaml", "deploy/kubernetes/web.yaml"],
      confidentiality: 3,
    });
    const page = assetsPage();
    for (const { id } of registered()) expect(page).toContain(`| ${id} | `);
    expect(page).toContain("| process:database | docker.io/library/postgres:18 | 3 |");
  });

  it("refuses an asset without a relevance, and a relevance without its asset", () => {
    const assets = foundAssets();
    expect(() => registered(assets, {})).toThrow(`${assets[0]?.id} has no relevance`);
    expect(() => registered(assets.slice(1))).toThrow(`no file defines ${assets[0]?.id}`);
  });
});

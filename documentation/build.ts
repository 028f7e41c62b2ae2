import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync, copyFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { documentOf, type Section } from "#documentation/layout.ts";
import { renderMarkdown } from "#documentation/markdown.ts";
import { chaptersOf } from "#documentation/pages.ts";
import { memberReference, officeReference } from "#documentation/reference/calls.ts";
import { providerReference } from "#documentation/reference/providers.ts";
import { providerOpenApiDocument } from "#documentation/reference/schemas.ts";
import { officeOpenApiDocument, openApiDocument } from "#server/http/calls/openapi.ts";
import { describedProtocols } from "#server/providers/reference.ts";

type Text = { path: string; title: string; source: string; markdown: string };

const hrefOf = (path: string): string => (path === "" ? "/docs" : `/docs/${path}`);

/** Every page with its Markdown: the project's files, and the reference made from declarations. */
function textsOf(root: string): { title: string; texts: Text[] }[] {
  const chapters = chaptersOf(root).map(({ title, pages }) => ({
    title,
    texts: pages.map((page) => ({
      ...page,
      markdown: readFileSync(join(root, page.source), "utf8"),
    })),
  }));
  const generated: Text[] = [
    ["api/members", "Calls of members", memberReference()] as const,
    ["api/office", "Calls of the back office", officeReference()] as const,
    ...describedProtocols.map(
      (described) =>
        [
          `api/providers/${described.protocol}`,
          `Provider protocol: ${described.title}`,
          providerReference(root, described),
        ] as const,
    ),
  ].map(([path, title, markdown]) => ({ path, title, markdown, source: "" }));
  chapters.find(({ title }) => title === "API")?.texts.push(...generated);
  return chapters;
}

/**
 * Every page of the documentation as HTML, by its path below `/docs`.
 * @param root the project's folder
 */
export function renderDocumentation(root: string): Map<string, string> {
  const chapters = textsOf(root);
  const sections: Section[] = chapters.map(({ title, texts }) => ({
    title,
    entries: texts.map((text) => ({ href: hrefOf(text.path), title: text.title })),
  }));
  const texts = chapters.flatMap((chapter) => chapter.texts);
  const pageByFile = new Map(
    texts.flatMap(({ source, path }) => (source ? [[source, hrefOf(path)] as const] : [])),
  );
  pageByFile.set(
    "docs/decisions",
    hrefOf(texts.find(({ path }) => path.startsWith("decisions/"))?.path ?? ""),
  );
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  return new Map(
    texts.map(({ path, title, source, markdown }) => {
      const rendered = renderMarkdown(markdown, source, (file) => pageByFile.get(file));
      return [path, documentOf({ title, href: hrefOf(path), version, sections, ...rendered })];
    }),
  );
}

const openApiDocuments = () => ({
  members: openApiDocument(),
  office: officeOpenApiDocument(),
  providers: providerOpenApiDocument(),
});

/** Writes the documentation of this version to `build/docs`, from where the server answers it. */
export function buildDocumentation(log: (line: string) => void, root = process.cwd()): void {
  const folder = join(root, "build/docs");
  rmSync(folder, { recursive: true, force: true });
  const pages = renderDocumentation(root);
  for (const [path, html] of pages) {
    const file = join(folder, `${path === "" ? "overview" : path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  copyFileSync(join(root, "documentation/style.css"), join(folder, "style.css"));
  const pictures = join(root, "docs/pictures");
  for (const picture of readdirSync(pictures))
    copyFileSync(join(pictures, picture), join(folder, picture));
  mkdirSync(join(folder, "openapi"));
  for (const [name, document] of Object.entries(openApiDocuments()))
    writeFileSync(join(folder, `openapi/${name}.json`), JSON.stringify(document));
  log(`documentation: ${pages.size} pages`);
}

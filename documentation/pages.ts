import { readdirSync } from "node:fs";
import { join } from "node:path";

/** One page of the documentation: a Markdown file of the project, at `/docs/<path>`. */
export type Page = { path: string; title: string; source: string };
export type Chapter = { title: string; pages: readonly Page[] };

const decisionPages = (root: string): Page[] =>
  readdirSync(join(root, "docs/decisions"))
    .sort()
    .map((file) => ({
      path: `decisions/${file.replace(/\.md$/, "")}`,
      title: file.replace(/\.md$/, "").replace(/-/g, " "),
      source: `docs/decisions/${file}`,
    }));

/** The table of contents. Pages of the reference are generated and follow these. */
export const chaptersOf = (root: string): readonly Chapter[] => [
  {
    title: "Run it",
    pages: [
      { path: "", title: "Overview", source: "README.md" },
      { path: "tour", title: "A look around", source: "docs/tour.md" },
      { path: "configuration", title: "Configuration", source: "docs/configuration.md" },
      { path: "operating", title: "Operating", source: "docs/operating.md" },
      { path: "scale", title: "Growing", source: "docs/scale.md" },
      { path: "runbooks", title: "Runbooks", source: "docs/runbooks.md" },
      { path: "providers", title: "Connecting providers", source: "docs/providers.md" },
      { path: "changelog", title: "Changelog", source: "CHANGELOG.md" },
    ],
  },
  {
    title: "Trust it",
    pages: [
      { path: "reporting", title: "Reporting a weakness", source: "SECURITY.md" },
      { path: "security", title: "Security requirements", source: "docs/security.md" },
      { path: "security-limits", title: "Limits and periods", source: "docs/security-limits.md" },
      { path: "assets", title: "Critical assets", source: "docs/assets.md" },
      { path: "cryptography", title: "Cryptography", source: "docs/cryptography.md" },
      {
        path: "published-totals",
        title: "Published totals",
        source: "docs/published-totals.md",
      },
      { path: "protection", title: "Protection of members", source: "docs/protection.md" },
      { path: "standards", title: "Standards of the field", source: "docs/standards.md" },
      { path: "privacy", title: "Privacy", source: "docs/privacy.md" },
    ],
  },
  {
    title: "Change it",
    pages: [
      { path: "architecture", title: "Architecture", source: "ARCHITECTURE.md" },
      { path: "contributing", title: "Contributing", source: "CONTRIBUTING.md" },
      { path: "words", title: "Words", source: "docs/words.md" },
      { path: "performance", title: "Performance", source: "docs/performance.md" },
      { path: "specification", title: "Specification", source: "docs/specification.md" },
    ],
  },
  { title: "API", pages: [{ path: "api", title: "First calls", source: "docs/api.md" }] },
  { title: "Decisions", pages: decisionPages(root) },
];

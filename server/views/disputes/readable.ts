import { bundleParts, type BundleHead, type BundleParts } from "#server/views/disputes/bundle.ts";

const titles: Record<keyof BundleParts, string> = {
  record: "The record",
  calls: "Calls of the provider",
  proofs: "Entries of the ledger with their proofs",
  audit: "Acts of staff",
  standing: "The member's limits and standing up to that time",
  documents: "Accepted documents",
  notes: "Notes to the member",
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A value as HTML: fields as a list of names and values, rows one below the other. */
function shown(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0
      ? "<p>none</p>"
      : `<ol>${value.map((each) => `<li>${shown(each)}</li>`).join("")}</ol>`;
  if (value === null) return "–";
  if (typeof value === "string") return escaped(value);
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, each]) => `<dt>${escaped(name)}</dt><dd>${shown(each)}</dd>`,
  );
  return `<dl>${fields.join("")}</dl>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
dl{display:grid;grid-template-columns:minmax(7rem,14rem) 1fr;gap:.125rem 1rem;margin:0}
dt{color:#555}dd p{margin:0}dd{margin:0;overflow-wrap:anywhere;min-width:0}
ol{padding-left:1.5rem}li{margin-bottom:.75rem}
@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

/** A page without scripts that shows a verified bundle to a person; names of fields as stored. */
export function pageOf(head: BundleHead, parts: BundleParts, keyId: string): string {
  const { parts: _hashes, notStored, format: _format, ...about } = head;
  const sections = bundleParts.map(
    (name) => `<h2>${titles[name]}</h2>${shown(JSON.parse(parts[name]))}`,
  );
  const missing = notStored.map(({ sentence }) => sentence);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dispute bundle</title><style>${STYLE}</style></head><body><main>
<h1>Dispute bundle: ${escaped(head.subject)} ${escaped(head.record)}</h1>
${shown({ ...about, key: keyId })}
<h2>Not contained</h2>${shown(missing)}
${sections.join("\n")}
</main></body></html>
`;
}

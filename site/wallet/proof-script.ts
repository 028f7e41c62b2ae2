/**
 * The script of the page that verifies proofs. It is inlined without its types and after
 * the files of `contract/` that verify, because a page opened from a file cannot load other files.
 */
import {
  LIABILITY_FORMAT,
  verifyLiabilityProof,
  type LiabilityProof,
  type LiabilityVerdict,
} from "#contract/liability-proof.ts";
import {
  verifyStatementProof,
  type ProofVerdict,
  type StatementProof,
} from "#contract/statement-proof.ts";
import type { ProofTexts } from "#locales/proof-texts.ts";

type PageTexts = ProofTexts & {
  lang: string;
  columns: string[];
  kinds: Partial<Record<string, string>>;
};

const UNITS = 100_000n;
const MOST_SHOWN = 500;

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};

const texts = JSON.parse(byId("texts").textContent) as PageTexts;

function element(name: string, text = "", className = ""): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

/** Won with separators; a fraction only where there is one. */
function wonOf(amount: string): string {
  const units = BigInt(amount);
  const whole = (units < 0n ? -units : units) / UNITS;
  const rest = String((units < 0n ? -units : units) % UNITS)
    .padStart(5, "0")
    .replace(/0+$/, "");
  const sign = units < 0n ? "−" : "";
  return `${sign}${whole.toLocaleString(texts.lang)}${rest && `.${rest}`}`;
}

const momentOf = (at: Date): string =>
  at.toLocaleString(texts.lang, { dateStyle: "medium", timeStyle: "medium" });

function listOf(facts: readonly (readonly [name: string, value: string])[]): HTMLElement {
  const list = element("dl");
  for (const [name, value] of facts) {
    const told = element("dd", value);
    told.translate = false;
    list.append(element("dt", name), told);
  }
  return list;
}

function factsOf(proof: StatementProof, verdict: Extract<ProofVerdict, { isTrue: true }>) {
  const { entries, sealedAt, keyId, opening, closing } = verdict;
  const facts: [string, string][] = [
    [texts.site, proof.host],
    [texts.account, `${proof.account.id} (${proof.account.currency})`],
    [texts.count, entries.toLocaleString(texts.lang)],
  ];
  if (sealedAt === null || keyId === null) return listOf(facts);
  return listOf([
    ...facts,
    [texts.opening, wonOf(opening)],
    [texts.closing, wonOf(closing)],
    [texts.sealedAt, momentOf(new Date(sealedAt))],
    [texts.keyId, keyId],
  ]);
}

const factsOfTotal = (
  { host, member, tree }: LiabilityProof,
  { day, amount, total, keyId }: Extract<LiabilityVerdict, { isTrue: true }>,
): HTMLElement =>
  listOf([
    [texts.site, host],
    [texts.total.member, member],
    [texts.total.day, day],
    [texts.total.amount, wonOf(amount)],
    [texts.total.owed, wonOf(total)],
    [texts.total.root, tree.root],
    [texts.keyId, keyId],
  ]);

function linesOf(proof: StatementProof): HTMLElement {
  const table = element("table");
  const head = element("tr");
  texts.columns.forEach((name, at) => head.append(element("th", name, at > 1 ? "end" : "")));
  table.append(head);
  // Every row was verified; showing fifty thousand of them would freeze the browser.
  for (const entry of proof.entries.slice(-MOST_SHOWN).reverse()) {
    const row = element("tr");
    row.append(
      element("td", momentOf(new Date(Number(BigInt(entry.at) / 1000n)))),
      element("td", texts.kinds[entry.kind] ?? entry.kind),
      element("td", wonOf(entry.delta), "end"),
      element("td", wonOf(entry.balance), "end"),
    );
    table.append(row);
  }
  const frame = element("div", "", "lines");
  frame.tabIndex = 0;
  frame.role = "region";
  frame.ariaLabel = texts.title;
  frame.append(table);
  return frame;
}

function show(text: string, isTrue: boolean | null, details: readonly HTMLElement[] = []): void {
  const verdict = byId("verdict");
  verdict.textContent = text;
  verdict.dataset["is"] = String(isTrue);
  byId("details").replaceChildren(...details);
}

/** The file whose verdict is wanted: one that was chosen before it may be verified later. */
let wanted: File;

/** Verifies the proof that an amount is in a published total. */
async function checkTotal(file: File, proof: LiabilityProof): Promise<void> {
  const verdict = await verifyLiabilityProof(proof);
  if (file !== wanted) return;
  if (verdict.isTrue === null) show(texts.cannotCheck, null);
  else if (!verdict.isTrue)
    show(texts.total.isFalse, false, [
      element("p", { ...texts.because, ...texts.total.because }[verdict.because]),
    ]);
  else
    show(texts.total.isTrue, true, [factsOfTotal(proof, verdict), element("p", texts.total.hint)]);
}

async function check(file: File): Promise<void> {
  wanted = file;
  show(texts.checking, null);
  try {
    const proof = JSON.parse(await file.text()) as StatementProof | LiabilityProof;
    if (proof.format === LIABILITY_FORMAT) return await checkTotal(file, proof);
    const verdict = await verifyStatementProof(proof);
    if (file !== wanted) return;
    if (verdict.isTrue === null) show(texts.cannotCheck, null);
    else if (!verdict.isTrue)
      show(texts.isFalse, false, [
        element("p", `${texts.because[verdict.because]} ${verdict.at && `(${verdict.at})`}`),
      ]);
    else if (verdict.entries === 0) show(texts.empty, null, [factsOf(proof, verdict)]);
    else
      show(texts.isTrue, true, [
        factsOf(proof, verdict),
        element("p", texts.keyHint),
        linesOf(proof),
      ]);
  } catch {
    // Every unreadable file gets the same message.
    if (file === wanted) show(texts.unreadable, false);
  }
}

byId("file").addEventListener("change", ({ target }) => {
  const [file] = (target as HTMLInputElement).files ?? [];
  if (file) void check(file);
});

import { type Locale, locales } from "#contract/locales.ts";
import type { SiteFacts } from "#contract/page.ts";
import type { Texts } from "#locales/ko/site.ts";
import { loadProofTexts } from "#locales/proof-texts.ts";
import { escaped } from "#site/app/html.ts";

/** Inline, because the page may be saved and opened without a network. */
const style = `
:root{color-scheme:dark;font:16px/1.5 system-ui,sans-serif;background:#11141f;color:#eef0f7}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem}
h1{font-size:1.6rem;line-height:1.25}
label{display:block;font-weight:600;margin-block-end:.5rem}
input{font:inherit;color:inherit;box-sizing:border-box;width:100%;padding:.6rem;border:1px solid #7d86a3;border-radius:.5rem}
input::file-selector-button{font:inherit;font-weight:600;min-height:2.5rem;max-width:100%;padding:0 1rem;margin-inline-end:1rem;border:0;border-radius:.4rem;background:#e9c46a;color:#1b1503}
:focus-visible{outline:3px solid #e9c46a;outline-offset:2px}
#verdict{font-size:1.15rem;font-weight:600;margin-block:1.5rem .5rem;min-height:1.8em}
#verdict[data-is=true]{color:#8fe0a8}#verdict[data-is=false]{color:#ff9d94}
dl{display:grid;grid-template-columns:minmax(5rem,auto) minmax(0,1fr);gap:.35rem 1.25rem}
dt{color:#b4bbd0}dd{margin:0;overflow-wrap:anywhere}
.lines{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.45rem .6rem;border-block-end:1px solid #2d3448;text-align:start;white-space:nowrap}
th{color:#b4bbd0;font-weight:600}.end{text-align:end}`;

/**
 * The page that checks a proof file on the member's own device.
 * @param page `script` is JavaScript that finds its texts in the element `#texts`
 */
export async function proofDocument(
  locale: Locale,
  texts: Texts,
  site: SiteFacts,
  page: { nonce: string; script: string },
): Promise<string> {
  const proof = await loadProofTexts(locale);
  const { wallet } = texts;
  const given = {
    ...proof,
    lang: locales[locale].lang,
    columns: [wallet.time, wallet.kind, wallet.change, wallet.after],
    kinds: {
      bet: wallet.kindBet,
      win: wallet.kindWin,
      bet_rollback: wallet.kindBetRollback,
      win_rollback: wallet.kindWinRollback,
      play_money_grant: wallet.kindGrant,
      deposit: wallet.kindDeposit,
      hold_from_cash: wallet.kindHold,
      hold_returned: wallet.kindReturned,
      withdrawal_returned: wallet.kindReturned,
      comp_paid: wallet.kindComp,
      adjustment_given: wallet.kindAdjustment,
      adjustment_taken: wallet.kindAdjustment,
      test_funding: wallet.kindTestFunding,
    },
  };
  return [
    `<!doctype html><html lang="${locales[locale].lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="dark"><meta name="robots" content="noindex">',
    `<title>${escaped(texts.frame.pageTitle(proof.title, site.name))}</title>`,
    `<link rel="icon" href="data:,"><style nonce="${page.nonce}">${style}</style></head><body><main>`,
    `<h1>${escaped(proof.title)}</h1><p>${escaped(proof.intro)}</p>`,
    `<label for="file">${escaped(proof.choose)}</label>`,
    '<input id="file" type="file" accept=".json,application/json">',
    '<p id="verdict" role="status"></p><div id="details"></div>',
    "</main>",
    // Escaped, because a text could contain the end tag of a script element.
    `<script type="application/json" id="texts">${JSON.stringify(given).replaceAll("<", "\\u003c")}</script>`,
    `<script type="module" nonce="${page.nonce}">${page.script}</script></body></html>`,
  ].join("");
}

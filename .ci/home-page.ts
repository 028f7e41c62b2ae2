import { launchBrowser } from "#tests/support/browser.ts";

// Opens the home page in a browser and ends with 0 when it is really there: rendered, with its
// pictures and styles, and without an error in the page.
const address = process.argv[2];
if (address === undefined) throw new Error("Say which address to open.");

const browser = await launchBrowser();
const errors: string[] = [];
try {
  const page = await browser.newPage({ locale: "ko-KR" });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("requestfailed", (request) => errors.push(`${request.url()} failed`));
  page.on("response", (answer) => {
    if (answer.status() >= 400) errors.push(`${answer.url()} answered ${answer.status()}`);
  });
  const answer = await page.goto(address, { waitUntil: "load" });
  if (answer?.status() !== 200) errors.push(`the page answered ${answer?.status()}`);
  const heading = page.getByRole("heading").first();
  await heading.waitFor({ state: "visible", timeout: 15_000 });
  const tiles = await page.locator("main img").count();
  if (tiles === 0) errors.push("the lobby shows no picture");
  console.log(`"${await page.title()}", ${tiles} pictures, ${errors.length} errors`);
} finally {
  await browser.close();
}
for (const error of errors) console.error(error);
process.exit(errors.length === 0 ? 0 : 1);

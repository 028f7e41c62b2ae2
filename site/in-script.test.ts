import { expect, it } from "vitest";
import { inScript } from "#site/in-script.ts";

it("a page's data is read unchanged in the browser, and cannot close its element", () => {
  const written = { text: "one\u2028two\u2029three </script><!-- <script> \0 \ud800" };
  expect(inScript(written)).not.toContain("<");
  expect(JSON.parse(inScript(written))).toEqual(written);
});

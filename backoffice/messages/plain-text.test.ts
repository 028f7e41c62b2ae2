import { describe, expect, it } from "vitest";
import { plainTextOf } from "#backoffice/messages/plain-text.ts";
import { htmlOfWritten } from "#server/messages/written.ts";

describe("a stored text in the editor", () => {
  it.each([
    "한 줄",
    "첫 줄\n둘째 줄",
    "첫 문단\n\n둘째 문단\n이어서",
    "2 < 3 & 4 > 1",
    "“따옴표” & \"quotes\" 'apostrophes'",
  ])("what was typed as plain text comes back as it was typed: %j", (text) => {
    expect(plainTextOf(htmlOfWritten(text))).toBe(text);
  });

  it.each(["<p>한 <b>줄</b></p>", "<ul><li>하나</li></ul>", "<p>&lt;b&gt; as text</p>", ""])(
    "other HTML stays as it is: %j",
    (html) => {
      expect(plainTextOf(html)).toBe(html);
    },
  );
});

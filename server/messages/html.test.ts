import { describe, expect, it } from "vitest";
import { cleanHtml } from "#server/messages/html.ts";
import { htmlOfWritten } from "#server/messages/written.ts";

describe("HTML from staff", () => {
  it("keeps allowed tags and attributes", () => {
    const html =
      '<p>Hello <strong>you</strong><br /></p><ul><li>one</li></ul><table><tr><td colspan="2">x</td></tr></table>';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ["<script>alert(1)</script>x", "x"],
    ['<p onclick="x()" style="position:fixed" class="y">t</p>', "<p>t</p>"],
    ['<iframe src="https://evil.test"></iframe>', ""],
    ["<svg><script>1</script></svg>", ""],
    ['<img src="javascript:alert(1)" onerror="x()">', ""],
    ['<img src="data:image/svg+xml,x">', ""],
    ['<img src="http://plain.test/a.png">', ""],
    ['<img src="//evil.test/a.png">', ""],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<a href="java\nscript:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<form action="/api/routes/user-logout"><button>x</button></form>', "x"],
    ["<p>open", "<p>open</p>"],
    ["a < b & c", "a &lt; b &amp; c"],
  ])("makes %s harmless", (html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });

  it.each([
    ["one\n\ntwo\nthree", "<p>one</p><p>two<br />three</p>"],
    ["<b>one</b>\n\ntwo\nthree", "<p><b>one</b></p><p>two<br />three</p>"],
    ["<p>one</p>\n\ntwo", "<p>one</p><p>two</p>"],
    ["<ul>\n<li>one</li>\n\n<li>two</li></ul>", "<ul>\n<li>one</li><li>two</li></ul>"],
    ["<p>one</p><p>two</p>", "<p>one</p><p>two</p>"],
  ])("makes paragraphs of blank lines also beside tags: %j", (written, html) => {
    expect(htmlOfWritten(written)).toBe(html);
    expect(htmlOfWritten(html)).toBe(html);
  });

  it("opens links without a reference to this page, and keeps images of this site or over TLS", () => {
    expect(cleanHtml('<a href="https://help.test/" target="_blank">x</a>')).toBe(
      '<a href="https://help.test/" rel="noopener noreferrer">x</a>',
    );
    expect(cleanHtml('<img src="/art/a.webp">')).toBe('<img src="/art/a.webp" alt="" />');
    expect(cleanHtml('<img src="https://cdn.test/a.png" alt="A">')).toBe(
      '<img src="https://cdn.test/a.png" alt="A" />',
    );
  });
});

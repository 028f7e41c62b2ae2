import type { Stop } from "#tests/support/sweep/stop.ts";

/** Notices, the help desk and notes. */
export const messageStops: readonly Stop[] = [
  { name: "the notices", route: "/notice", path: "/notice", who: "demo1" },
  { name: "a notice", route: "/notice", path: "/notice?id=3", who: "demo1" },
  { name: "a notice that is gone", route: "/notice", path: "/notice?id=999999", who: "demo1" },
  { name: "my inquiries", route: "/help", path: "/help", who: "demo1" },
  { name: "an inquiry", route: "/help", path: "/help?id={help}", who: "demo1" },
  { name: "an inquiry that is gone", route: "/help", path: "/help?id=999999", who: "demo1" },
  {
    name: "an inquiry that goes on, answered without a text",
    route: "/help",
    path: "/help",
    who: "demo1",
    show: async (page, { messages }) => {
      await page.locator(".ls a").nth(2).click();
      await page.locator(".reply").nth(1).waitFor();
      await page.locator(".help-answer button[type=submit]").click();
      await page.locator(".help-answer").getByText(messages.msg2025).waitFor();
    },
  },
  { name: "no inquiries", route: "/help", path: "/help", who: "demo2" },
  { name: "a new inquiry", route: "/help", path: "/help?write=1", who: "demo2" },
  {
    name: "a new inquiry without a title",
    route: "/help",
    path: "/help?write=1",
    who: "demo2",
    show: async (page, { messages }) => {
      await page.locator("form.write button[type=submit]").click();
      await page.locator("dialog[open]").getByText(messages.msg2024).waitFor();
      await page.keyboard.press("Enter");
      await page.locator(".field-message:not(:empty)").waitFor();
    },
  },
  {
    name: "an inquiry that was sent",
    route: "/help",
    path: "/help?write=1",
    who: "demo3",
    show: async (page, { messages }) => {
      await page.locator("form.write input[name=title]").fill("title");
      await page.locator("form.write textarea").fill("contents");
      await page.locator("form.write button[type=submit]").click();
      await page.locator("dialog[open]").getByText(messages.msg2222).waitFor();
      await page.locator("dialog[open] .btn-gold").click();
      await page.locator("dialog[open].message-success").waitFor();
    },
  },
  { name: "a new complaint", route: "/help", path: "/help?write=complaint", who: "demo2" },
  {
    name: "a complaint with its days",
    route: "/help",
    path: "/help?write=complaint",
    who: "demo3",
    show: async (page) => {
      await page.locator(".write-hint").waitFor();
      await page.locator("form.write input[name=title]").fill("title");
      await page.locator("form.write textarea").fill("contents");
      await page.locator("form.write button[type=submit]").click();
      await page.locator("dialog[open] .btn-gold").click();
      await page.locator("dialog[open].message-success").waitFor();
      await page.keyboard.press("Enter");
      await page.locator(".complaint-days").waitFor();
    },
  },
  { name: "my notes", route: "/note", path: "/note", who: "demo1" },
  { name: "a note", route: "/note", path: "/note?id={note}", who: "demo1" },
  {
    name: "a chosen note",
    route: "/note",
    path: "/note",
    who: "demo1",
    show: async (page, { messages }) => {
      await page.locator(".note-row input").first().check();
      await page.getByText(messages.selected("1")).waitFor();
    },
  },
  { name: "no notes", route: "/note", path: "/note", who: "demo2" },
];

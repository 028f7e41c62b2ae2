import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ko } from "#locales/ko/site.ts";
import { type AppContext, AppContextValue } from "#site/app/app-context.tsx";
import { StatusChip } from "#site/parts/status-chip.tsx";

it("says each state of a request in words, and any other value unchanged", () => {
  const wordOf = (status: string) =>
    renderToStaticMarkup(
      <AppContextValue value={{ texts: ko, pageTexts: { account: ko } } as unknown as AppContext}>
        <StatusChip status={status} />
      </AppContextValue>,
    ).replace(/<[^>]*>/g, "");
  const words = ["wait", "reg", "already", "cansel", "refunded"].map(wordOf);
  expect(words).toEqual(["대기", "대기", "완료", "취소", "refunded"]);
});

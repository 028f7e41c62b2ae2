import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ko } from "#locales/ko/site.ts";
import { FormatProvider } from "#ui/format-context.tsx";
import { type AppContext, AppContextValue } from "#site/app/app-context.tsx";
import { Moment } from "#site/parts/moment.tsx";
import { ZoneNote } from "#site/parts/zone-note.tsx";

it("names the time zone of a page's times, which is the site's", () => {
  const now = "2026-07-04T20:05:00Z";
  const wordsIn = (timeZone: string) =>
    renderToStaticMarkup(
      <AppContextValue
        value={{ texts: ko, pageTexts: { account: ko }, now } as unknown as AppContext}
      >
        <FormatProvider locale="ko" timeZone={timeZone}>
          <Moment instant={now} />
          <ZoneNote />
        </FormatProvider>
      </AppContextValue>,
    ).replace(/<[^>]*>/g, "");
  expect(wordsIn("America/New_York")).toBe("2026-07-04 16:05시간대: America/New_York (GMT-4)");
  expect(wordsIn("Asia/Seoul")).toBe("2026-07-05 05:05시간대: Asia/Seoul (GMT+9)");
});

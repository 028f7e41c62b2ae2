import { StrictMode, type ReactNode } from "react";
import { RequiredWord } from "#ui/field.tsx";
import { DialogProvider } from "#ui/dialog-host.tsx";
import { FormatProvider } from "#ui/format-context.tsx";
import { AppContextValue, type AppContext } from "#site/app/app-context.tsx";
import { SessionProvider } from "#site/app/session.tsx";

/** The contexts of every page; the router is inside. */
export function App({ app, children }: { app: AppContext; children: ReactNode }) {
  const { frame } = app.texts;
  return (
    <StrictMode>
      <AppContextValue value={app}>
        <FormatProvider
          locale={app.locale}
          timeZone={app.site.timeZone}
          offsets={app.site.utcOffsets}
        >
          <DialogProvider labels={frame}>
            <RequiredWord value={frame.required}>
              <SessionProvider>{children}</SessionProvider>
            </RequiredWord>
          </DialogProvider>
        </FormatProvider>
      </AppContextValue>
    </StrictMode>
  );
}

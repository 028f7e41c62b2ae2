import type { ReactNode } from "react";
import { localeCodes, locales, type Locale } from "#contract/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type LocaleTabsProps = {
  /** Prefix of element ids. */
  name: string;
  selected: Locale;
  onSelect: (locale: Locale) => void;
  hasText: (locale: Locale) => boolean;
  children: ReactNode;
};

/** One tab for each language; those with a text are marked. */
export function LocaleTabs({ name, selected, onSelect, hasText, children }: LocaleTabsProps) {
  const { texts } = useOfficeTexts().messages;
  return (
    <div className="locale-tabs">
      <Tabs
        name={name}
        label={texts.languages}
        selected={selected}
        onSelect={onSelect}
        tabs={localeCodes.map((code) => ({
          id: code,
          label: (
            <>
              <span lang={locales[code].lang}>{locales[code].endonym}</span>
              {hasText(code) && (
                <>
                  <Icon name="check" />
                  <span className="vh">{texts.written}</span>
                </>
              )}
            </>
          ),
        }))}
      />
      {localeCodes.map((code) => (
        <TabPanel key={code} name={name} id={code} hidden={code !== selected}>
          {code === selected && children}
        </TabPanel>
      ))}
    </div>
  );
}

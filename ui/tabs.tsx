import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

type Tab<Id extends string> = { id: Id; label: ReactNode };

type TabsProps<Id extends string> = {
  /** Prefix of element ids; panels are `${name}-panel-${id}`. */
  name: string;
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** A tab list: one tab stop, with arrow keys and Home/End inside. */
export function Tabs<Id extends string>({ name, label, tabs, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  // When the tabs are wider than their row, the selected one is scrolled to the middle.
  useEffect(() => {
    const row = list.current?.parentElement;
    const tab = list.current?.querySelector(`#${name}-tab-${selected}`);
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    const { left, width } = tab.getBoundingClientRect();
    const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
    row.scrollLeft += left + width / 2 - middle;
  }, [name, selected]);
  const move = (event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab.id === selected);
    const target = {
      ArrowRight: (now + 1) % tabs.length,
      ArrowLeft: (now - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${name}-tab-${tab.id}`)?.focus();
  };
  return (
    <div ref={list} className="tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={`${name}-panel-${tab.id}`}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={move}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

type PanelProps = { name: string; id: string; hidden: boolean; children: ReactNode };

export const TabPanel = ({ name, id, hidden, children }: PanelProps) => (
  <div
    role="tabpanel"
    id={`${name}-panel-${id}`}
    aria-labelledby={`${name}-tab-${id}`}
    hidden={hidden}
  >
    {children}
  </div>
);

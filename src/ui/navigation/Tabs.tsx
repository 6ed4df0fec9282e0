import { isHtmlElement } from '../../rules/element-kind.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Tabs as RadixTabs, TabsContent, TabsList, TabsTrigger } from '@radix-ui/react-tabs';
import { useStyles } from '../../theme/useStyles.ts';
import { moveByTabKey } from './tab-keys.ts';
import css from './tabs.css?inline';

export interface Tab {
  value: string;
  label: ReactNode;
  /** Rendered beside the label, e.g. a Badge. */
  badge?: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  /** Keeps panels mounted, so that they keep the user's input. Defaults to false. */
  keepMounted?: boolean;
  /** Rendered at the end of the tab list. */
  aside?: ReactNode;
  className?: string;
}

// Radix finds the focused tab by `document.activeElement`, which is the host inside a shadow root.
function focusActiveTab(event: Event): void {
  if (!isHtmlElement(event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget
    .querySelector<HTMLElement>('[role=tab][data-state=active]')
    ?.focus({ preventScroll: true });
}

export function Tabs({ label, tabs, value, onChange, keepMounted = false, aside, className }: TabsProps) {
  useStyles(css);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('rovingFocusGroup.onEntryFocus', focusActiveTab);
    return () => element?.removeEventListener('rovingFocusGroup.onEntryFocus', focusActiveTab);
  }, []);
  return (
    <RadixTabs
      className={className ? `portal-tabs ${className}` : 'portal-tabs'}
      part="tabs"
      value={value}
      onValueChange={onChange}
    >
      <div className="portal-tabs-row">
        <TabsList ref={list} className="portal-tabs-list" aria-label={label} onKeyDownCapture={moveByTabKey}>
          {tabs.map((tab) => (
            <TabsTrigger
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled}
              className="portal-tab"
              part="tab"
            >
              {tab.label}
              {tab.badge}
            </TabsTrigger>
          ))}
        </TabsList>
        {aside}
      </div>
      {tabs.map((tab) => (
        <TabsContent
          key={tab.value}
          value={tab.value}
          className="portal-tabs-panel"
          part="tab-panel"
          {...(keepMounted ? { forceMount: true, hidden: tab.value !== value } : undefined)}
        >
          {tab.content}
        </TabsContent>
      ))}
    </RadixTabs>
  );
}

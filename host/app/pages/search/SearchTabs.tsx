import { useEffect, useRef } from 'react';
import { CircleAlert } from 'lucide-react';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { useSetQueryParams } from '../../history/useQueryParams.ts';
import { kindTexts } from '../../content/texts.ts';
import type { ContentCode } from '../../content/kinds.ts';
import { AllResults } from './AllResults.tsx';
import { KindResults } from './KindResults.tsx';
import { kindCodes, tabOf, writeSearch, type SearchAddress } from './search-address.ts';
import { searchPageTexts } from './texts.ts';
import { hitsOf, type SearchResults } from './useSearchResults.ts';

interface SearchTabsProps {
  address: SearchAddress;
  results: SearchResults;
}

/** The results of all kinds together, and a tab for each kind with its number of results. */
export function SearchTabs({ address, results }: SearchTabsProps) {
  const words = useTexts(searchPageTexts);
  const names = useTexts(kindTexts);
  const setQuery = useSetQueryParams();
  const { searchVal, tab } = address;
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => showActiveTab(tabs.current), [tab]);
  return (
    <div ref={tabs}>
      <Tabs
        label={words.kinds}
        value={tab}
        onChange={(value) => setQuery(writeSearch({ searchVal, tab: tabOf(value) }), 'push')}
        tabs={[
          {
            value: 'all',
            label: words.all,
            content: <AllResults searchVal={searchVal} results={results} />,
          },
          ...kindCodes.map((code) => ({
            value: code,
            label: names[code],
            badge: <Hits code={code} result={results[code]} />,
            content: <KindResults key={searchVal} code={code} address={address} results={results} />,
          })),
        ]}
      />
    </div>
  );
}

/** Scrolls the tab list, and nothing else, until the active tab is visible: on a phone it may begin outside. */
function showActiveTab(root: HTMLElement | null): void {
  const list = root?.querySelector<HTMLElement>('[role=tablist]');
  const active = list?.querySelector<HTMLElement>('[aria-selected=true]');
  if (!list || !active) return;
  const listBox = list.getBoundingClientRect();
  const box = active.getBoundingClientRect();
  if (box.right > listBox.right) list.scrollLeft += box.right - listBox.right;
  else if (box.left < listBox.left) list.scrollLeft -= listBox.left - box.left;
}

/** The number of results beside a tab's name; the room for it is kept while it is unknown. */
function Hits({ code, result }: { code: ContentCode; result: SearchResults[ContentCode] }) {
  const words = useTexts(searchPageTexts);
  const names = useTexts(kindTexts);
  const hits = hitsOf(result);
  return (
    <span className="portal-find-hits">
      {hits}
      {hits === undefined && result.error ? (
        <>
          <CircleAlert className="portal-find-hits-failed" size={14} aria-hidden="true" />
          <VisuallyHidden>{fill(words.failed, { name: names[code] })}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}

import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Link } from '../../routing/Link.tsx';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { kindTexts } from '../../content/texts.ts';
import { Hottest } from './Hottest.tsx';
import { kindCodes, searchHref, type SearchTab } from './search-address.ts';
import { similarSearches } from './similar-searches.ts';
import { searchPageTexts } from './texts.ts';
import { hitsOf, kindsWithHits, type SearchResults } from './useSearchResults.ts';

interface NoResultsProps {
  searchVal: string;
  tab: SearchTab;
  results: SearchResults;
}

/** Says that nothing was found, and what leads on: shorter words, other kinds with results, the hottest items. */
export function NoResults({ searchVal, tab, results }: NoResultsProps) {
  const words = useTexts(searchPageTexts);
  const names = useTexts(kindTexts);
  const similar = similarSearches(searchVal);
  const others = kindsWithHits(results);
  return (
    <>
      <EmptyState
        compact
        text={
          tab === 'all'
            ? fill(words.none, { text: searchVal })
            : fill(words.noneOf, { name: names[tab], text: searchVal })
        }
        hint={words.noneHint}
      />
      {similar.length > 0 ? (
        <Proposals title={words.similar}>
          {similar.map((text) => ({ label: text, href: searchHref({ searchVal: text }) }))}
        </Proposals>
      ) : null}
      {others.length > 0 ? (
        <Proposals title={words.others}>
          {others.map((code) => ({
            label: `${names[code]} ${fill(words.hits, { count: hitsOf(results[code]) ?? 0 })}`,
            href: searchHref({ searchVal, tab: code }),
          }))}
        </Proposals>
      ) : null}
      <Hottest codes={[...kindCodes].sort((one, other) => Number(other === tab) - Number(one === tab))} />
    </>
  );
}

function Proposals({ title, children }: { title: string; children: { label: string; href: SafeUrl }[] }) {
  return (
    <nav className="portal-find-proposals" aria-label={title}>
      <span aria-hidden="true">{title}</span>
      <ul>
        {children.map(({ label, href }) => (
          <li className="portal-find-chip" key={href}>
            <Link className="portal-find-chip-link" href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

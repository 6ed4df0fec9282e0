import { useId } from 'react';
import { History, X } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { useRecentSearches, withoutSearch } from './recent-searches.ts';
import { searchHref } from './search-address.ts';
import { searchPageTexts } from './texts.ts';

/** The user's recent searches: each leads to its results and can be removed; recording can be switched off. */
export function RecentSearches({ searchVal }: { searchVal: string }) {
  const [recent, change] = useRecentSearches(searchVal);
  const words = useTexts(searchPageTexts);
  const titleId = useId();
  if (!recent) return null;
  const { texts, isOff } = recent;
  const shown = isOff ? [] : texts;
  return (
    <section className="portal-find-recent" aria-labelledby={titleId}>
      <h2 className="portal-find-recent-title" id={titleId}>
        <History size={16} aria-hidden="true" />
        {words.recent}
      </h2>
      {shown.length > 0 ? (
        <ul className="portal-find-recent-list" aria-labelledby={titleId}>
          {shown.map((text) => (
            <li className="portal-find-chip" key={text}>
              <Link className="portal-find-chip-link" href={searchHref({ searchVal: text })} title={text}>
                {text}
              </Link>
              <button
                type="button"
                className="portal-find-chip-remove"
                aria-label={fill(words.remove, { text })}
                title={fill(words.remove, { text })}
                onClick={() => change(withoutSearch(recent, text))}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="portal-find-recent-none">{isOff ? words.recentOff : words.recentNone}</p>
      )}
      <div className="portal-find-recent-tools">
        {shown.length > 0 ? (
          <Button variant="link" size="small" onClick={() => change({ ...recent, texts: [] })}>
            {words.clear}
          </Button>
        ) : null}
        <Checkbox
          checked={!isOff}
          onChange={(event) => change({ ...recent, isOff: !event.currentTarget.checked })}
        >
          {words.record}
        </Checkbox>
      </div>
    </section>
  );
}

import { Flame } from 'lucide-react';
import { useContext } from 'react';
import type { Person as PersonRow } from '#src/api/people.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { numberText } from '#src/texts/format.ts';
import { fill } from '#src/texts/texts.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { EmptyState } from '#src/ui/states/EmptyState.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { personPath } from '../../content/item-paths.ts';
import { RelatedItems } from '../../content/related/RelatedItems.tsx';
import { kindTexts } from '../../content/texts.ts';
import { usePageHead } from '../../routing/page-head.ts';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';
import { SharedList } from './SharedList.tsx';
import { personTexts } from './texts.ts';
import { sharedKinds, useShared, type SharedKind } from './useShared.ts';

interface PersonProps {
  person: PersonRow;
  /** The back end knows whose work an item is. */
  byId: boolean;
}

/** The kinds that only few people share: their tabs are there for those. */
const rareKinds: readonly SharedKind[] = ['studio', 'project', 'paper'];

/** Shows the person's head, and a tab for each kind of content that they share. */
export function Person({ person: { userId, realName, school, avatar, hot }, byId }: PersonProps) {
  const words = useTexts(personTexts);
  const names = useTexts(kindTexts);
  const { locale } = useContext(LanguageContext);
  const { config } = usePortal();
  const name = realName.trim();
  const shared = useShared({ userId, name, byId });
  const kinds = sharedKinds.filter((code) => !rareKinds.includes(code) || shared[code].entries.length > 0);
  const isEmpty = sharedKinds.every(
    (code) => !shared[code].query.isLoading && !shared[code].query.error && shared[code].entries.length === 0,
  );
  const query = useQueryParams();
  const setQuery = useSetQueryParams();
  const tab = kinds.find((code) => code === query.get('tab')) ?? sharedKinds[0];
  usePageHead({
    title: fill(words.title, { name }),
    description: fill(words.description, { name, school }),
    canonical: personPath(userId),
  });
  return (
    <div className="portal-person">
      <header className="portal-person-head">
        <Avatar src={imageUrl(avatar, config)} name="" size={88} />
        <div className="portal-person-text">
          <h1>{name}</h1>
          <p className="portal-person-facts">
            {school ? <span>{school}</span> : null}
            <span className="portal-person-heat">
              <Flame size={16} aria-hidden="true" />
              {fill(words.heat, { count: numberText(hot, locale) })}
            </span>
          </p>
        </div>
      </header>
      {byId && isEmpty ? (
        <EmptyState text={fill(words.nothing, { name })} hint={words.nothingHint} />
      ) : (
        <Tabs
          label={fill(words.shared, { name })}
          value={tab}
          onChange={(value) =>
            setQuery(value === sharedKinds[0] ? new URLSearchParams() : tabQuery(value), 'push')
          }
          tabs={kinds.map((code) => ({
            value: code,
            label: names[code],
            badge: shared[code].query.data ? (
              <span className="portal-person-count">
                <span aria-hidden="true">{shared[code].entries.length}</span>
                <VisuallyHidden>{fill(words.count, { count: shared[code].entries.length })}</VisuallyHidden>
              </span>
            ) : (
              <span className="portal-person-count" />
            ),
            content: <SharedList code={code} name={name} shared={shared[code]} />,
          }))}
        />
      )}
      <RelatedItems of="person" id={userId} />
    </div>
  );
}

const tabQuery = (tab: string) => new URLSearchParams({ tab });

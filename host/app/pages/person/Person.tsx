import { Flame } from 'lucide-react';
import { useContext } from 'react';
import type { HotUser } from '#src/api/home.ts';
import { imageUrl } from '#src/data/image-url.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { numberText } from '#src/texts/format.ts';
import { fill } from '#src/texts/texts.ts';
import { LanguageContext, useTexts } from '#src/texts/useTexts.ts';
import { Avatar } from '#src/ui/media/Avatar.tsx';
import { Tabs } from '#src/ui/navigation/Tabs.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { kindTexts } from '../../content/texts.ts';
import { usePageHead } from '../../routing/page-head.ts';
import { useQueryParams, useSetQueryParams } from '../../history/useQueryParams.ts';
import { SharedList } from './SharedList.tsx';
import { personTexts } from './texts.ts';
import { sharedKinds, useShared } from './useShared.ts';

/** Shows the person's head, and a tab for each kind of content that they share. */
export function Person({ person: { userId, realName, school, avatar, hot } }: { person: HotUser }) {
  const words = useTexts(personTexts);
  const names = useTexts(kindTexts);
  const { locale } = useContext(LanguageContext);
  const { config } = usePortal();
  const name = realName.trim();
  const shared = useShared(name);
  const query = useQueryParams();
  const setQuery = useSetQueryParams();
  const tab = sharedKinds.find((code) => code === query.get('tab')) ?? sharedKinds[0];
  usePageHead({
    title: fill(words.title, { name }),
    description: fill(words.description, { name, school }),
    canonical: `/homePage/${encodeURIComponent(userId)}`,
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
      <Tabs
        label={fill(words.shared, { name })}
        value={tab}
        onChange={(value) =>
          setQuery(value === sharedKinds[0] ? new URLSearchParams() : tabQuery(value), 'push')
        }
        tabs={sharedKinds.map((code) => ({
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
    </div>
  );
}

const tabQuery = (tab: string) => new URLSearchParams({ tab });

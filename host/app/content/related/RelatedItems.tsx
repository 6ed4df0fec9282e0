import type { SafeUrl } from '#src/rules/safe-url.ts';
import { Link } from '../../routing/Link.tsx';
import { getRelated, type RelatedItem, type RelatedSubject } from '#src/api/related.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useSettings } from '#src/data/useSettings.ts';
import { pagePaths } from '#src/page-paths.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { examPath, orderPath, personPath } from '../item-paths.ts';
import { contentKinds } from '../kinds.ts';
import { Panel } from '../Panel.tsx';
import css from './related-items.css?inline';
import { relatedTexts, type RelatedWords } from '../texts.ts';

/** The groups in the order in which they are shown; each is labelled by the text of its name. */
const groups: Readonly<Record<Exclude<keyof RelatedWords, 'related' | 'failed'>, (id: string) => SafeUrl>> = {
  project: contentKinds.project.href,
  course: contentKinds.course.href,
  live: contentKinds.live.href,
  resource: contentKinds.resource.href,
  activity: contentKinds.activity.href,
  studio: contentKinds.studio.href,
  person: personPath,
  exam: examPath,
  order: orderPath,
  certificate: () => pagePaths.myCertificates,
};

type GroupName = keyof typeof groups;

const groupsOf = (items: readonly RelatedItem[]) =>
  (Object.keys(groups) as GroupName[])
    .map((name) => ({ name, items: items.filter(({ kind }) => kind === name) }))
    .filter((group) => group.items.length > 0);

interface RelatedItemsProps {
  of: RelatedSubject;
  id: string;
}

/** Links to what belongs together with a subject. Nothing is shown without any, or without the feature `related`. */
export function RelatedItems({ of, id }: RelatedItemsProps) {
  useStyles(css);
  const words = useTexts(relatedTexts);
  const isOffered = useSettings().features.includes('related');
  const query = useQuery(getRelated, isOffered ? { kind: of, id } : null);
  const shown = query.data && groupsOf(query.data);
  if (!isOffered || shown?.length === 0) return null;
  return (
    <Panel
      title={words.related}
      query={{ ...query, data: shown }}
      failure={words.failed}
      skeleton={
        <Loading>
          <Skeleton lines={3} />
        </Loading>
      }
    >
      {(found) => (
        <dl className="portal-related-items">
          {found.map(({ name, items }) => (
            <div key={name}>
              <dt>{words[name]}</dt>
              <dd>
                <ul>
                  {items.map((item) => (
                    <li key={item.id}>
                      <Link href={groups[name](item.id)}>{item.title}</Link>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

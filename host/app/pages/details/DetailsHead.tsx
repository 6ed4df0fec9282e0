import { Link } from '../../routing/Link.tsx';
import type { ListItem } from '#src/api/list-item.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { useFacts } from '../../content/cards/useFacts.ts';
import { Cover } from '../../content/cards/Cover.tsx';
import { ItemStatus } from '../../content/ItemStatus.tsx';
import { PageBreadcrumb } from '../../layout/Breadcrumb.tsx';
import { usePageRoute } from '../../routing/page-route.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { factsOf } from './details-facts.ts';
import type { DetailsKind } from './details-kinds.ts';
import css from './details-head.css?inline';
import { DetailsActions } from './DetailsActions.tsx';
import { detailsTexts } from './texts.ts';

interface DetailsHeadProps {
  kind: DetailsKind;
  /** Undefined while it loads; the heading stays the same element, since it has the focus. */
  item: ListItem | undefined;
}

/** Cover, title, facts and actions of an item. */
export function DetailsHead({ kind, item }: DetailsHeadProps) {
  useStyles(css);
  const titles = useTexts(pageTexts);
  const words = useTexts(detailsTexts);
  const { name } = usePageRoute();
  return (
    <header className="portal-details-head">
      <PageBreadcrumb title={item?.title} />
      <div className="portal-details-lead">
        <div className="portal-details-cover">
          {item ? (
            <Cover src={item.cover} kind={kind.content.code} id={item.id} isLarge isEager />
          ) : (
            <div className="portal-item-cover">
              <Skeleton shape="block" height="100%" />
            </div>
          )}
        </div>
        <div className="portal-details-what">
          <div className="portal-details-status">
            {item ? <ItemStatus code={kind.content.code} entry={item} /> : null}
            {!item && hasDates(kind) ? <Skeleton width={64} height={20} /> : null}
          </div>
          <h1 className="portal-details-title">
            {item ? (
              item.title
            ) : (
              <>
                <VisuallyHidden>{titles[name]}</VisuallyHidden>
                <Skeleton width="72%" height={28} />
              </>
            )}
          </h1>
          {item ? <FactList kind={kind} item={item} /> : <FactsSkeleton count={kind.facts.length} />}
          {item ? null : <Skeleton width="40%" height={22} />}
          {item && item.tags.length > 0 ? (
            <ul className="portal-details-tags" aria-label={words.tags}>
              {item.tags.map((tag) => (
                <li key={tag} className="portal-item-chip" data-tone="quiet">
                  {tag}
                </li>
              ))}
            </ul>
          ) : null}
          {item ? (
            <DetailsActions kind={kind} item={item} />
          ) : (
            <div className="portal-details-do">
              <div className="portal-details-actions">
                <span className="portal-details-awaited">
                  <Skeleton shape="block" height={48} />
                </span>
              </div>
            </div>
          )}
        </div>
      </div>
    </header>
  );
}

const hasDates = ({ facts }: DetailsKind) => facts.some((fact) => fact === 'period' || fact === 'session');

/** The known facts of an item. */
function FactList({ kind, item }: { kind: DetailsKind; item: ListItem }) {
  const words = useTexts(detailsTexts);
  const facts = factsOf(item, kind.facts, useFacts(), words);
  if (facts.length === 0) return null;
  return (
    <dl className="portal-details-facts">
      {facts.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <Link href={href}>{value}</Link> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function FactsSkeleton({ count }: { count: number }) {
  return (
    <Loading>
      <div className="portal-details-facts">
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <p>
              <Skeleton width={48} height={12} />
            </p>
            <p>
              <Skeleton width="60%" height={14} />
            </p>
          </div>
        ))}
      </div>
    </Loading>
  );
}

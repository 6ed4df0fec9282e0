import { useEffect, useState } from 'react';
import { LIST_PAGE_SIZE } from '#src/rules/limits.ts';
import { prefetchFirstQuery } from '#src/data/queries/prefetch-query.ts';
import { useQuery } from '#src/data/queries/useQuery.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { lazyComponent } from '#src/ui/loading/lazyComponent.tsx';
import { usePageHead } from '../../routing/page-head.ts';
import type { PageModule } from '../../routing/page-loaders.ts';
import { usePageRoute } from '../../routing/page-route.ts';
import { pageTexts, type PageName } from '../../routing/page-titles.ts';
import { RelatedPages } from '../../content/related/RelatedPages.tsx';
import { withQuery } from '#src/rules/safe-url.ts';
import { lastPageOf } from '../../content/query-choice.ts';
import { useChoice } from '../../content/useChoice.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { ListFigures } from './ListFigures.tsx';
import { ListRail } from './ListRail.tsx';
import { ListResults } from './ListResults.tsx';
import { ListShelf } from './ListShelf.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { parseChoice, requestOf, writeChoice } from './list-choice.ts';
import { listKinds, type ListKind } from './list-kinds.ts';
import css from './list.css?inline';
import { listsTexts } from './texts.ts';

/** Loaded apart, since the other lists have none. A list without its banners is still a list. */
const StoreBanners = lazyComponent<object>(
  () => import('./StoreBanners.tsx').then((module) => module.StoreBanners),
  { pending: () => <div className="portal-list-banners-pending" />, failed: () => null },
);

function kindOf(name: PageName): ListKind {
  const kind = listKinds[name];
  if (!kind) throw new Error(`there is no list of ${name}`);
  return kind;
}

export const prefetch: PageModule['prefetch'] = (portal, name, query) => {
  const kind = kindOf(name);
  const { endpoint, input } = requestOf(kind, parseChoice(kind, query));
  prefetchFirstQuery(portal, endpoint, input);
};

/** A list of content, which the row of its route in `list-kinds.ts` describes. */
export default function ListPage() {
  const { name } = usePageRoute();
  return <List kind={kindOf(name)} />;
}

function List({ kind }: { kind: ListKind }) {
  useStyles(css);
  const { name, path } = usePageRoute();
  const words = useTexts(listsTexts);
  const title = useTexts(pageTexts)[name];
  const holder = useChoice(kind, parseChoice, writeChoice);
  const { choice, choose } = holder;
  const { endpoint, input } = requestOf(kind, choice);
  const query = useQuery(endpoint, input);
  const former = useFormer(query.data);
  const lastPage = lastPageOf(query.data?.total ?? 0, LIST_PAGE_SIZE);
  const isBeyond = query.data !== undefined && choice.page > lastPage;
  useEffect(() => {
    if (isBeyond) choose({ ...choice, page: lastPage }, 'replace');
  }, [isBeyond, lastPage, choice, choose]);

  usePageHead({
    description: words[kind.hint],
    canonical: withQuery(path, writeChoice(kind, new URLSearchParams(), choice)),
  });

  return (
    <div className="portal-list">
      <header className="portal-list-header">
        <h1>{title}</h1>
        <p className="portal-list-hint">{words[kind.hint]}</p>
        {kind.related ? <RelatedPages names={kind.related} /> : null}
      </header>
      {kind.hasBanners ? (
        <div className="portal-list-banners">
          <StoreBanners />
        </div>
      ) : null}
      {kind.figures ? <ListFigures figures={kind.figures} /> : null}
      {kind.shelf ? <ListShelf shelf={kind.shelf} /> : null}
      <FilterPanel kind={kind} {...holder} />
      <div className="portal-list-columns" data-rail={kind.rail ? '' : undefined}>
        <section className="portal-list-main" aria-label={title}>
          <ListToolbar kind={kind} title={title} {...holder} />
          <AppliedFilters kind={kind} {...holder} />
          <ListResults kind={kind} title={title} query={query} former={former} {...holder} />
        </section>
        {kind.rail ? <ListRail rankings={kind.rail} /> : null}
      </div>
    </div>
  );
}

/** Returns the last data there were, also while there are none. */
function useFormer<Data>(data: Data | undefined): Data | undefined {
  const [former, setFormer] = useState(data);
  if (data !== undefined && data !== former) setFormer(data);
  return data ?? former;
}

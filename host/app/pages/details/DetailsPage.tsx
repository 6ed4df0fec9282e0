import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import type { ListItem } from '#src/api/list-item.ts';
import { isAwaited } from '#src/data/queries/useQueryState.ts';
import { usePortal } from '#src/data/portal-context.ts';
import { useSanitizer } from '#src/html/useSanitizer.ts';
import { fill } from '#src/texts/texts.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { ErrorState } from '#src/ui/states/ErrorState.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import cards from '../../content/cards/cards.css?inline';
import marks from '../../content/cards/marks.css?inline';
import shapes from '../../content/cards/shapes.css?inline';
import { contentKinds } from '../../content/kinds.ts';
import { countView } from '../../content/count-view.ts';
import { LinkButton } from '../../content/LinkButton.tsx';
import { useItem } from '../../content/useItem.ts';
import { PageMessage } from '../../layout/PageMessage.tsx';
import { usePageHead } from '../../routing/page-head.ts';
import { usePageRoute } from '../../routing/page-route.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import { useQueryParams } from '../../history/useQueryParams.ts';
import { DetailsBody } from './DetailsBody.tsx';
import { DetailsHead } from './DetailsHead.tsx';
import { detailsKinds, type DetailsKind } from './details-kinds.ts';
import css from './details.css?inline';
import { detailsTexts } from './texts.ts';
import { useContest } from './contest/useContest.ts';
import { useParticipation } from './participation/useParticipation.ts';
import { useWorkspace } from './workspace/useWorkspace.ts';
import { META_DESCRIPTION_LIMIT } from '../../limits.ts';

/** The details of one item; its route decides the kind, its path or query the id. */
export default function DetailsPage() {
  useStyles(cards);
  useStyles(marks);
  useStyles(shapes);
  useStyles(css);
  const { name } = usePageRoute();
  const params = useParams<{ id?: string }>();
  const query = useQueryParams();
  const kind = detailsKinds[name];
  if (!kind) throw new Error(`${name} has no details`);
  const id = (params.id ?? query.get('id') ?? '').trim();
  return <Details key={id} kind={kind} id={id} />;
}

function Details({ kind, id }: { kind: DetailsKind; id: string }) {
  const words = useTexts(detailsTexts);
  const titles = useTexts(pageTexts);
  const { name, meta } = usePageRoute();
  const portal = usePortal();
  const { content } = kind;
  const { query, item, isMissing } = useItem(content, id);
  const isReadable = useSanitizer();
  const workspace = useWorkspace(kind, id);
  const participation = useParticipation(kind, id);
  const contest = useContest(kind, id);
  // All at once: a head that came before its text would push the skeletons down, and buttons, tasks and works would push the
  // text.
  const isPartAwaited = [workspace, participation, contest].some(isAwaited);
  const isComplete = (isReadable || !item?.content) && !isPartAwaited;
  const shown = isComplete ? item : undefined;
  const shownId = item?.id;
  usePageHead({
    title: isMissing ? words.missing : item?.title,
    description: item && descriptionOf(item),
    // Several routes show the same item, e.g. an article among the resources.
    canonical: item && contentKinds[content.code].href(item.id),
    isMissing,
  });
  useEffect(() => {
    if (shownId) countView(portal, content, shownId);
  }, [portal, content, shownId]);

  if (!item && query.error) {
    return (
      <div className="portal-details">
        <h1>
          <VisuallyHidden>{titles[name]}</VisuallyHidden>
        </h1>
        <ErrorState
          title={words.failed}
          message={query.error.message}
          busy={query.isValidating}
          onRetry={query.retry}
        />
      </div>
    );
  }
  if (isMissing) {
    return (
      <PageMessage
        picture={
          <span className="portal-details-missing">
            <SearchX size={48} strokeWidth={1.5} aria-hidden="true" />
          </span>
        }
        title={words.missing}
        text={words.missingHint}
      >
        <LinkButton variant="primary" href={content.listPath}>
          {fill(words.toList, { list: titles[meta.parent ?? name] })}
        </LinkButton>
      </PageMessage>
    );
  }
  return (
    <article className="portal-details">
      <DetailsHead kind={kind} item={shown} />
      <DetailsBody kind={kind} item={shown} workspace={workspace} contest={contest} />
    </article>
  );
}

const descriptionOf = ({ summary }: ListItem) =>
  [...(summary ?? '').replace(/\s+/g, ' ').trim()].slice(0, META_DESCRIPTION_LIMIT).join('') || undefined;

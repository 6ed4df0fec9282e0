import { useMemo } from 'react';
import { Link } from '../../routing/Link.tsx';
import { useSettings } from '#src/data/useSettings.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Cover } from '../../content/cards/Cover.tsx';
import cards from '../../content/cards/cards.css?inline';
import { useFacts } from '../../content/cards/useFacts.ts';
import { SpacePage } from '../../layout/SpacePage.tsx';
import { usePageRoute } from '../../routing/page-route.ts';
import { pageTexts } from '../../routing/page-titles.ts';
import type { RecordKind } from '../../content/records/record-kind.ts';
import { RecordList } from '../../content/records/RecordList.tsx';
import { RelatedPages } from '../../content/related/RelatedPages.tsx';
import { columnOf, taskTypes, type ColumnTools } from './learning-columns.tsx';
import { learningKinds, type LearningKind } from './learning-kinds.ts';
import type { LearningRow } from './learning-row.ts';
import { RowAction } from './RowAction.tsx';
import { learningTexts } from './texts.ts';

/** A list of one's own learning, which the row of its route in `learning-kinds.ts` describes. */
export default function LearningPage() {
  useStyles(cards);
  const { name } = usePageRoute();
  const found = learningKinds[name];
  if (!found) throw new Error(`there is no learning of ${name}`);
  const { features } = useSettings();
  const kind = useMemo(() => {
    const { withFeature } = found;
    return withFeature && features.includes(withFeature.feature) ? { ...found, ...withFeature } : found;
  }, [found, features]);
  const title = useTexts(pageTexts)[name];
  const words = useTexts(learningTexts);
  const facts = useFacts();
  const tools = useMemo(() => ({ words, facts, statuses: kind.statuses }), [words, facts, kind]);
  const recordKind = useMemo(() => recordKindOf(kind, title, tools), [kind, title, tools]);
  return (
    <SpacePage title={title} actions={kind.related ? <RelatedPages names={kind.related} /> : null}>
      <RecordList key={name} kind={recordKind} />
    </SpacePage>
  );
}

function recordKindOf(kind: LearningKind, title: string, tools: ColumnTools): RecordKind<LearningRow> {
  const { source, cover, tabs, columns, href, action, hasTypes, more, empty = 'empty' } = kind;
  const { words } = tools;
  return {
    title,
    source,
    id: ({ id }) => id,
    href,
    hint: (row) => row.source ?? row.teacher ?? row.organiser ?? '',
    picture: cover && (({ id, cover: src = '' }) => <Cover src={src} kind={cover} id={id} />),
    columns: [
      { key: 'title', heading: words.title, text: (row) => row.title, sort: (row) => row.title },
      ...columns.map((name) => columnOf(name, tools)),
    ],
    tabs: tabs.length > 0 ? tabs.map((tab) => ({ ...tab, label: words[tab.label] })) : undefined,
    filters: hasTypes && [
      {
        key: 'type',
        label: words.type,
        options: taskTypes.map((value) => ({ value, label: words[`type_${value}`] })),
        has: (row, type) => row.type === type,
      },
    ],
    searchHint: words.searchHint,
    actions: (row) => <RowAction action={action(row)} row={row} />,
    empty: {
      text: words[empty],
      hint: words[`${empty}Hint`],
      action: more && (
        <Link href={more} asChild>
          <Button href={more}>{words.toMore}</Button>
        </Link>
      ),
    },
  };
}

import { getFavourites, type Favourite } from '#src/api/comments.ts';
import { allPages } from '#src/data/queries/all-pages.ts';
import { timeText } from '../../content/document/date-text.ts';
import { Cover } from '../../content/cards/Cover.tsx';
import { contentKinds, type ContentKind } from '../../content/kinds.ts';
import { LinkButton } from '../../content/LinkButton.tsx';
import type { RecordKind } from '../../content/records/record-kind.ts';
import { listOf } from '../../content/records/record-sources.ts';
import { RemoveFavourite } from './RemoveFavourite.tsx';
import type { FavouriteWords } from './texts.ts';

type KindNames = Readonly<Record<ContentKind['code'], string>>;

const kinds = Object.values(contentKinds);
const kindOf = ({ sourceType }: Favourite) => kinds.find((kind) => kind.sourceType === sourceType);

const source = listOf(allPages(getFavourites), {});

/** The list of one's favourites, of all kinds of content. */
export function favouriteKind(title: string, words: FavouriteWords, names: KindNames): RecordKind<Favourite> {
  const kindName = (row: Favourite) => {
    const kind = kindOf(row);
    return kind ? names[kind.code] : '';
  };
  return {
    title,
    source,
    id: ({ id }) => id,
    href: (row) => kindOf(row)?.href(row.sourceId),
    picture: (row) => {
      const kind = kindOf(row);
      return kind ? <Cover src={row.cover} kind={kind.code} id={row.sourceId} /> : null;
    },
    columns: [
      { key: 'title', heading: words.title, text: (row) => row.title, sort: (row) => row.title },
      { key: 'kind', heading: words.kind, text: kindName, sort: kindName, isOneLine: true },
      { key: 'teacher', heading: words.teacher, text: ({ teacher }) => teacher },
      {
        key: 'kept',
        heading: words.kept,
        text: ({ createTime }) => timeText(createTime),
        sort: ({ createTime }) => createTime ?? null,
        isOneLine: true,
      },
    ],
    filters: [
      {
        key: 'kind',
        label: words.kind,
        options: kinds.map(({ code }) => ({ value: code, label: names[code] })),
        has: (row, code) => kindOf(row)?.code === code,
      },
    ],
    searchHint: words.searchHint,
    actions: (row, refresh) => <RemoveFavourite favourite={row} onRemoved={refresh} />,
    empty: {
      text: words.empty,
      hint: words.emptyHint,
      action: <LinkButton href={contentKinds.course.listPath}>{words.toCourses}</LinkButton>,
    },
  };
}

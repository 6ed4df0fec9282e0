import { Lock } from 'lucide-react';
import type { ListItem } from '#src/api/list-item.ts';
import { useLoginStatus } from '#src/data/portal-context.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { useStyles } from '#src/theme/useStyles.ts';
import { Loading, Skeleton } from '#src/ui/states/Skeleton.tsx';
import cards from './cards/cards.css?inline';
import marks from './cards/marks.css?inline';
import { Cover } from './cards/Cover.tsx';
import { useFacts, type FactFormat } from './cards/useFacts.ts';
import { ItemLink } from './ItemLink.tsx';
import css from './item-row.css?inline';
import { rowTexts, type ContentWords } from './texts.ts';
import { ItemStatus } from './ItemStatus.tsx';
import type { ContentCode, ContentKind } from './kinds.ts';
import { liveStatus } from './live-status.ts';
import { Marked } from './Marked.tsx';

interface ItemRowProps {
  kind: ContentKind;
  entry: ListItem;
  /** The searched words, which are marked. */
  searchVal?: string;
}

/** An item of any kind as a row: its picture beside title, summary and facts. */
export function ItemRow({ kind, entry, searchVal = '' }: ItemRowProps) {
  useStyles(cards);
  useStyles(marks);
  useStyles(css);
  const words = useTexts(rowTexts);
  const facts = useFacts();
  const isLocked = useLoginStatus() === 'loggedOut' && kind.needsLogin === true;
  const names = [entry.teacher ?? '', entry.organiser ?? ''].filter(Boolean);
  return (
    <li className="portal-row">
      <Cover src={entry.cover} kind={kind.code} id={entry.id} />
      <div className="portal-row-body">
        <h3 className="portal-row-title">
          <ItemLink className="portal-row-link" kind={kind} id={entry.id}>
            <Marked text={entry.title} searchVal={searchVal} />
          </ItemLink>
        </h3>
        {entry.summary ? (
          <p className="portal-row-summary" title={entry.summary}>
            <Marked text={entry.summary} searchVal={searchVal} />
          </p>
        ) : null}
        <p className="portal-row-facts">
          <ItemStatus code={kind.code} entry={entry} />
          {names.map((name, index) => (
            <span key={index}>
              <Marked text={name} searchVal={searchVal} />
            </span>
          ))}
          {rowFacts(kind.code, entry, facts)
            .filter(Boolean)
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          {isLocked ? (
            <span className="portal-row-lock">
              <Lock size={13} aria-hidden="true" />
              {facts.words.needsLogin}
            </span>
          ) : null}
        </p>
        {entry.tags.length > 0 ? (
          <ul className="portal-row-tags" aria-label={words.tags}>
            {entry.tags.map((tag, index) => (
              <li key={index}>
                <Marked text={tag} searchVal={searchVal} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}

interface ItemRowsSkeletonProps {
  rows: number;
  /** Announced; defaults to 加载中. */
  label?: string;
}

/** The skeleton of a list of rows. */
export function ItemRowsSkeleton({ rows, label }: ItemRowsSkeletonProps) {
  useStyles(cards);
  useStyles(css);
  return (
    <Loading label={label}>
      <div className="portal-rows">
        {Array.from({ length: rows }, (_, row) => (
          <div className="portal-row" key={row}>
            <span className="portal-item-cover">
              <Skeleton shape="block" height="100%" />
            </span>
            <div className="portal-row-body">
              <Skeleton width="48%" height={16} />
              <Skeleton lines={2} />
              <Skeleton width="30%" height={12} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** The meaning of the number of participants, by kind. */
const participants: Readonly<Record<ContentCode, keyof ContentWords>> = {
  project: 'members',
  activity: 'members',
  live: 'watching',
  course: 'learners',
  studio: 'followers',
  paper: 'members',
  resource: 'likes',
};

/** The facts of an item beside its names: when, how much, how many. Empty ones are ''. */
function rowFacts(code: ContentCode, entry: ListItem, facts: FactFormat): string[] {
  const { moment, span, price, count } = facts;
  const isBooked = code === 'live' && liveStatus(entry) === 'soon';
  return [
    code === 'live' ? moment(entry.startTime) : span(entry.startTime, entry.endTime),
    code === 'course' ? price(entry.price) : '',
    code === 'course' || code === 'project' ? count('hours', entry.lessonNum) : '',
    count(isBooked ? 'booked' : participants[code], code === 'resource' ? entry.likeNum : entry.members),
  ];
}

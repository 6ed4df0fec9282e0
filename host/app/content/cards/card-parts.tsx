import type { ReactNode } from 'react';
import type { ListItem } from '#src/api/list-item.ts';
import { fill } from '#src/texts/texts.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { EntryStatusBadge } from '../ItemStatus.tsx';
import type { ContentCode } from '../kinds.ts';
import { liveStatus, liveTexts } from '../live-status.ts';
import type { FactFormat } from './useFacts.ts';
import { RANKED_ITEMS, CARD_TAGS_MAX } from '../../limits.ts';

export interface Look {
  /** Leaves out what only a list page shows. */
  isShort: boolean;
  /** The position in a ranking, from 0, whose first entries stand out. */
  index: number | undefined;
}

/** The first project of a ranking is shown large. */
export const isLargest = (code: ContentCode, { index }: Look) => code === 'project' && index === 0;

/** The parts of a card besides picture and title. */
interface Parts {
  /** At the upper edge of the picture; at the end of a card without one. */
  chip?: ReactNode;
  /** Above the title. */
  above?: ReactNode;
  /** Below the title. */
  below?: ReactNode;
  /** Before the facts. */
  mark?: ReactNode;
  /** In one line; empty ones are left out. */
  facts: readonly (string | null | undefined)[];
}

type PartsOf = (entry: ListItem, facts: FactFormat, look: Look) => Parts;

/** The parts of the card, by kind. */
export const cardParts: Readonly<Record<ContentCode, PartsOf>> = {
  project(entry, { span, price, count }, look) {
    const isLead = isLargest('project', look);
    return {
      chip: (
        <span className="portal-item-cover-chip">
          <EntryStatusBadge status={entry.status} />
        </span>
      ),
      below: isLead ? (
        <>
          <p className="portal-item-summary" title={entry.summary}>
            {entry.summary}
          </p>
          {entry.tags.length > 0 ? (
            <ul className="portal-item-tags">
              {entry.tags.slice(0, CARD_TAGS_MAX).map((tag) => (
                <li className="portal-item-chip" data-tone="quiet" key={tag}>
                  {tag}
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : null,
      facts: [
        isLead || !look.isShort ? span(entry.startTime, entry.endTime) : '',
        ...(look.isShort ? [] : [price(entry.price), entry.teacher]),
        count('hours', entry.lessonNum),
        count('members', entry.members),
      ],
    };
  },

  activity: (entry, { words, span, price, count }, { isShort, index = RANKED_ITEMS }) => ({
    chip:
      index < RANKED_ITEMS ? (
        <span className="portal-item-rank">
          <span aria-hidden="true">{index + 1}</span>
          <VisuallyHidden>{fill(words.rank, { place: index + 1 })}</VisuallyHidden>
        </span>
      ) : null,
    mark: <EntryStatusBadge status={entry.status} />,
    facts: [
      span(entry.startTime, entry.endTime),
      ...(isShort ? [] : [price(entry.price), entry.teacher, count('members', entry.members)]),
    ],
  }),

  live(entry, { words, moment, price, count }, { isShort }) {
    const status = liveStatus(entry);
    return {
      chip: (
        <span className="portal-item-cover-chip">
          <span
            className="portal-item-chip"
            data-tone={{ now: 'live', soon: 'brand', replay: 'quiet' }[status]}
          >
            {status === 'now' ? <i className="portal-item-pulse" /> : null}
            {words[liveTexts[status]]}
          </span>
        </span>
      ),
      facts: [
        moment(entry.startTime),
        isShort ? '' : price(entry.price),
        entry.teacher,
        count(status === 'soon' ? 'booked' : 'watching', entry.members),
      ],
    };
  },

  course: (entry, { price, count }, { isShort }) => ({
    mark: price(entry.price) ? (
      <b className="portal-item-price" data-free={entry.price === 0 ? '' : undefined}>
        {price(entry.price)}
      </b>
    ) : null,
    facts: [entry.teacher, isShort ? '' : count('hours', entry.lessonNum), count('learners', entry.members)],
  }),

  studio: (entry, { count }) => ({
    above: entry.teacher ? (
      <p className="portal-item-leader">
        <span className="portal-item-initial" aria-hidden="true">
          {[...entry.teacher][0]}
        </span>
        <b>{entry.teacher}</b>
        <span className="portal-item-leader-title" title={entry.teacherTitle ?? undefined}>
          {entry.teacherTitle}
        </span>
      </p>
    ) : null,
    facts: [entry.organiser, count('followers', entry.members)],
  }),

  paper: (entry, { span, count }) => ({
    chip: <EntryStatusBadge status={entry.status} />,
    facts: [span(entry.startTime, entry.endTime), count('members', entry.members)],
  }),

  resource: (entry, { count }, { isShort }) => ({
    below:
      !isShort && entry.summary ? (
        <p className="portal-item-summary" title={entry.summary}>
          {entry.summary}
        </p>
      ) : null,
    facts: [entry.teacher, entry.organiser, count('likes', entry.likeNum)],
  }),
};

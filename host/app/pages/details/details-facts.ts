import type { SafeUrl } from '#src/rules/safe-url.ts';
import type { ListItem } from '#src/api/list-item.ts';
import { fill } from '#src/texts/texts.ts';
import type { FactFormat } from '../../content/cards/useFacts.ts';
import { personPath } from '../../content/item-paths.ts';
import type { DetailsWords } from './texts.ts';

/** Returns '' if the fact is unknown. */
type FactOf = (item: ListItem, format: FactFormat, words: DetailsWords) => string;

const person: FactOf = ({ teacher, teacherTitle }) => [teacher, teacherTitle].filter(Boolean).join(' · ');
const organiser: FactOf = ({ organiser }) => organiser ?? '';
const members: FactOf = ({ members }, { number }) => number(members);

/** E.g. 今天 19:30 至 21:00; the end names its day only if that is another one. */
const session: FactOf = ({ startTime, endTime }, { words, moment, clock }) => {
  const from = moment(startTime);
  const start = startTime ?? null;
  const end = endTime ?? null;
  if (start === null || end === null || end <= start) return from;
  const isSameDay = new Date(start).toDateString() === new Date(end).toDateString();
  return fill(words.span, { from, to: isSameDay ? clock(end) : moment(end) });
};

/** The facts that a details page can show; each is labelled by the text of its name. */
const detailsFacts = {
  teacher: person,
  host: person,
  leader: person,
  author: person,
  organiser,
  school: organiser,
  place: ({ place }) => place ?? '',
  period: ({ startTime, endTime }, { span }) => span(startTime, endTime),
  session,
  published: ({ createTime }, { span }) => span(createTime, createTime),
  price: ({ price }, format) => format.price(price),
  hours: ({ lessonNum }, { number }) => number(lessonNum),
  length: ({ duration }, { number }, words) =>
    duration ? fill(words.minutes, { count: number(duration) }) : '',
  learners: members,
  members,
  participants: members,
  views: ({ hot }, { number }) => number(hot),
} as const satisfies Partial<Record<keyof DetailsWords, FactOf>>;

export type FactName = keyof typeof detailsFacts;

/** Returns the known facts of an item, with their labels. */
export const factsOf = (
  item: ListItem,
  names: readonly FactName[],
  format: FactFormat,
  words: DetailsWords,
): { label: string; value: string; href?: SafeUrl }[] =>
  names
    .map((name) => ({
      label: words[name],
      value: detailsFacts[name](item, format, words),
      ...(detailsFacts[name] === person && item.teacherId && { href: personPath(item.teacherId) }),
    }))
    .filter(({ value }) => value !== '');

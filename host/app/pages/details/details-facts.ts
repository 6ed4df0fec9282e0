import type { ListItem } from '../../../../src/api/list-item.ts';
import { clockText, numberText } from '../../../../src/texts/format.ts';
import { fill, type Locale } from '../../../../src/texts/texts.ts';
import { momentText, spanText, timeOf } from '../../content/dates.ts';
import type { ContentWords } from '../../content/texts.ts';
import type { DetailsWords } from './texts.ts';

/** The formatters of the facts. */
export interface FactFormat {
  words: DetailsWords;
  content: ContentWords;
  locale: Locale;
  /** Milliseconds since 1970. */
  now: number;
}

interface Fact {
  label: keyof DetailsWords;
  /** Returns '' if the fact is unknown. */
  value: (item: ListItem, format: FactFormat) => string;
}

const number = (value: number | null | undefined, { locale }: FactFormat) =>
  value ? numberText(value, locale) : '';

const person = ({ teacher, teacherTitle }: ListItem) => [teacher, teacherTitle].filter(Boolean).join(' · ');

/** E.g. 今天 19:30 至 21:00; the end names its day only if that is another one. */
function sessionText({ startTime, endTime }: ListItem, { content, locale, now }: FactFormat): string {
  const from = momentText(startTime, content, locale, now);
  const start = timeOf(startTime);
  const end = timeOf(endTime);
  if (start === null || end === null || end <= start) return from;
  const isSameDay = new Date(start).toDateString() === new Date(end).toDateString();
  const to = isSameDay ? clockText(end, locale) : momentText(end, content, locale, now);
  return fill(content.span, { from, to });
}

/** The facts that a details page can show. */
export const detailsFacts = {
  teacher: { label: 'teacher', value: person },
  host: { label: 'host', value: person },
  leader: { label: 'leader', value: person },
  author: { label: 'author', value: person },
  organiser: { label: 'organiser', value: ({ organiser }) => organiser ?? '' },
  school: { label: 'school', value: ({ organiser }) => organiser ?? '' },
  place: { label: 'place', value: ({ place }) => place ?? '' },
  period: {
    label: 'period',
    value: ({ startTime, endTime }, { content, locale, now }) =>
      spanText(startTime, endTime, content, locale, now),
  },
  session: { label: 'session', value: sessionText },
  published: {
    label: 'published',
    value: ({ createTime }, { content, locale, now }) =>
      spanText(createTime, createTime, content, locale, now),
  },
  price: {
    label: 'price',
    value: ({ price }, { content }) =>
      price === 0 ? content.free : price ? fill(content.price, { price }) : '',
  },
  hours: { label: 'hours', value: ({ lessonNum }, format) => number(lessonNum, format) },
  length: {
    label: 'length',
    value: ({ duration }, format) =>
      duration ? fill(format.words.minutes, { count: number(duration, format) }) : '',
  },
  learners: { label: 'learners', value: ({ members }, format) => number(members, format) },
  members: { label: 'members', value: ({ members }, format) => number(members, format) },
  participants: { label: 'participants', value: ({ members }, format) => number(members, format) },
  views: { label: 'views', value: ({ hot }, format) => number(hot, format) },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof detailsFacts;

/** Returns the known facts of an item, with their labels. */
export function factsOf(
  item: ListItem,
  names: readonly FactName[],
  { now = Date.now(), ...texts }: Omit<FactFormat, 'now'> & Partial<Pick<FactFormat, 'now'>>,
): { name: FactName; label: string; value: string }[] {
  const format = { ...texts, now };
  return names
    .map((name) => {
      const fact: Fact = detailsFacts[name];
      return { name, label: format.words[fact.label], value: fact.value(item, format) };
    })
    .filter(({ value }) => value !== '');
}

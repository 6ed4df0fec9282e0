import type { ListItem } from '../../../src/api/list-item.ts';
import { fill } from '../../../src/texts/texts.ts';
import type { ContentCode } from './kinds.ts';
import { liveState } from './live-status.ts';
import type { ContentWords } from './texts.ts';
import type { useFacts } from './cards/useFacts.ts';

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
export function rowFacts(code: ContentCode, entry: ListItem, facts: ReturnType<typeof useFacts>): string[] {
  const { words, moment, span, count } = facts;
  const isBooked = code === 'live' && liveState(entry) === 'soon';
  return [
    code === 'live' ? moment(entry.startTime) : span(entry.startTime, entry.endTime),
    code === 'course' ? priceText(entry.price, words) : '',
    code === 'course' || code === 'project' ? count('hours', entry.lessonNum) : '',
    count(isBooked ? 'booked' : participants[code], code === 'resource' ? entry.likeNum : entry.members),
  ];
}

function priceText(price: number | null | undefined, words: ContentWords): string {
  if (price == null) return '';
  return price === 0 ? words.free : fill(words.price, { price });
}

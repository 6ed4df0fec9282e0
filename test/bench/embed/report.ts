import { markdownTable } from '../../recorded-tables.ts';
import type { Figures, Measure } from './figures.ts';
import { bell, earlyBell, earlyFeedback, feedback, floor, type Subject } from './subjects.ts';

export interface Result {
  subject: Subject;
  figures: Figures;
}

const columns: readonly [title: string, cell: (figures: Figures, floor: Figures) => string][] = [
  ['visible', ({ visible }) => whole(visible, ' ms')],
  ['× the floor', (figures, least) => ratioOf(figures, least).toFixed(2)],
  ['with its count', ({ count }) => whole(count, ' ms')],
  ['script', ({ script }) => whole(script, ' ms')],
  ['gzip', ({ bytes }) => (bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`)],
  ['requests', ({ requests }) => whole(requests)],
  ['DOM nodes', ({ nodes }) => whole(nodes)],
  ['200 opened', ({ open }) => whole(open, ' ms')],
  ['all 200 there', ({ all }) => whole(all, ' ms')],
];

const whole = (value: number | undefined, unit = '') =>
  value === undefined ? '–' : `${value.toFixed(0)}${unit}`;

const ratioOf = (figures: Figures, least: Figures) =>
  (figures.visible ?? Number.NaN) / (least.visible ?? Number.NaN);

/** Formats the documentation's table. */
export function tableOf(results: readonly Result[]): string {
  const least = figuresOf(results, floor);
  const rows = results.map(({ subject, figures }) => [
    subject.name,
    ...columns.map(([, cell]) => cell(figures, least)),
  ]);
  return markdownTable(['', ...columns.map(([title]) => title)], rows);
}

interface Aim {
  text: string;
  reached: boolean;
}

/** The limits of the elements as a tenant has them: at most this share of the best competitor's figure. */
const promises: readonly [subject: Subject, measure: Measure, title: string, share: number][] = [
  [bell, 'visible', 'visible', 1.1],
  [bell, 'count', 'with its count', 0.85],
  [bell, 'script', 'script', 1.4],
  [bell, 'open', '200 opened', 0.3],
  [bell, 'bytes', 'bytes', 1.1],
  [feedback, 'visible', 'visible', 1.6],
  [feedback, 'bytes', 'bytes', 1.1],
];

/** With a placeholder, an element is there with its page: at most this many times the bare button's time. */
const EARLY_MOST = 1.05;

/** Returns each promise with its measured share; those that were not measured are left out. */
export function aimsOf(results: readonly Result[]): Aim[] {
  const least = figuresOf(results, floor);
  const early = [earlyBell, earlyFeedback].flatMap((subject) => {
    const ratio = ratioOf(figuresOf(results, subject), least);
    const text = `${subject.kind} with its placeholder, visible: ${ratio.toFixed(2)} × the floor, aim ≤ ${EARLY_MOST}`;
    return Number.isNaN(ratio) ? [] : [{ text, reached: ratio <= EARLY_MOST }];
  });
  return [...early, ...promisesOf(results)];
}

function promisesOf(results: readonly Result[]): Aim[] {
  return promises.flatMap(([subject, measure, title, most]) => {
    const own = figuresOf(results, subject)[measure];
    const [best] = results
      .filter((result) => result.subject.kind === subject.kind && isPeer(result))
      .map(({ subject: { name }, figures }) => ({ name, value: figures[measure] ?? Infinity }))
      .toSorted((one, other) => one.value - other.value);
    if (own === undefined || !best || best.value === Infinity) return [];
    const share = own / best.value;
    const text = `${subject.name}, ${title}: ${share.toFixed(2)} × ${best.name}, aim ≤ ${most}`;
    return [{ text, reached: share <= most }];
  });
}

const isPeer = ({ subject }: Result) => subject.whose === 'peer';

/** Returns an empty object if the subject was not measured. */
function figuresOf(results: readonly Result[], subject: Subject): Figures {
  return results.find((result) => result.subject === subject)?.figures ?? {};
}

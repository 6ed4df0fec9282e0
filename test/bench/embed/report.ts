import { markdownTable } from '../../readme.ts';
import type { Figures, Measure } from './figures.ts';
import { bell, feedback, floor, type Subject } from './subjects.ts';
import { slowdown } from './visit.ts';

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

/** Formats the README's table. */
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

/** Returns each target with its measured value. */
export function aimsOf(results: readonly Result[]): Aim[] {
  const ours = figuresOf(results, bell);
  const most = (text: string, value = Number.NaN, limit: number, digits = 0) => ({
    value,
    text: `${text}: ${value.toFixed(digits)}, aim ≤ ${limit}`,
    reached: value <= limit,
  });
  const ratio = ratioOf(ours, figuresOf(results, floor));
  const aims = [
    most(`bell visible at ${slowdown}×, × the floor`, ratio, 1.3, 2),
    most('bell, script at load, ms', ours.script, 60),
    most('bell, DOM nodes while closed', ours.nodes, 40),
    most('bell, 200 notifications painted, ms', ours.open, 150),
  ];
  return [
    ...aims.filter(({ value }) => !Number.isNaN(value)),
    ...[bell, feedback].flatMap((subject) => racesOf(results, subject)),
  ];
}

const races: readonly [measure: Measure, title: string][] = [
  ['visible', 'visible, ms'],
  ['count', 'with its count, ms'],
  ['script', 'script, ms'],
  ['bytes', 'bytes'],
  ['nodes', 'DOM nodes'],
  ['open', '200 opened, ms'],
];

/** Compares with the best of the competitors in every measure that both have. */
function racesOf(results: readonly Result[], subject: Subject): Aim[] {
  const ours = figuresOf(results, subject);
  const peers = results.filter((result) => result.subject.kind === subject.kind && isPeer(result));
  return races.flatMap(([measure, title]) => {
    const own = ours[measure];
    const [best] = peers
      .map(({ subject: { name }, figures }) => ({
        name,
        value: figures[measure] ?? Number.POSITIVE_INFINITY,
      }))
      .toSorted((one, other) => one.value - other.value);
    if (own === undefined || !best || best.value === Number.POSITIVE_INFINITY) return [];
    const text = `${subject.name}, ${title}: ${own.toFixed(0)}, best peer ${best.value.toFixed(0)} (${best.name})`;
    return [{ text, reached: own < best.value }];
  });
}

const isPeer = ({ subject }: Result) => subject.whose === 'peer';

/** Returns an empty object if the subject was not measured. */
function figuresOf(results: readonly Result[], subject: Subject): Figures {
  return results.find((result) => result.subject === subject)?.figures ?? {};
}

import type { Observation } from '#src/api/learning/observation.ts';
import { csvOf } from '#src/rules/csv.ts';
import { clockTime } from '../player/video/video-time.ts';
import { contentOf, fullPoints, totalOf } from './sheet-fields.ts';
import type { ObservationWords } from './texts.ts';

/** A sheet that is handed in, as a spreadsheet: the points beside the mean, then the remarks and the comment. */
export function sheetCsv({ title, teacher, scale, own, mean }: Observation, words: ObservationWords): string {
  const { points, remarks, comment } = contentOf(own);
  const number = (value: number | undefined) => (value === undefined ? '' : String(value));
  return csvOf(
    [
      [title, teacher, scale.title],
      [words.group, words.criterion, words.full, words.own, words.mean],
      ...scale.groups.flatMap((group) =>
        group.criteria.map(({ id, title: criterion, points: full }) => [
          group.title,
          criterion,
          String(full),
          points[id] ?? '',
          number(mean?.points[id]),
        ]),
      ),
      [words.total, '', String(fullPoints(scale)), String(totalOf(scale, points)), number(mean?.total)],
      [],
      [words.time, words.text],
      ...remarks.map(({ seconds, text }) => [clockTime(seconds), text]),
      [],
      [words.comment, comment],
    ],
    ['text', 'text', 'number', 'number', 'number'],
  );
}

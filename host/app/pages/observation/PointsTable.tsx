import type { Observation } from '#src/api/learning/observation.ts';
import { useTexts } from '#src/texts/useTexts.ts';
import { contentOf, fullPoints, totalOf } from './sheet-fields.ts';
import { observationTexts } from './texts.ts';

/** The own points beside the mean, by criterion and in all. */
export function PointsTable({ observation: { scale, own, mean } }: { observation: Observation }) {
  const words = useTexts(observationTexts);
  const { points } = contentOf(own);
  const shown = (value: number | undefined) => (value === undefined ? '—' : value.toFixed(1));
  return (
    <table className="portal-observation-table">
      <thead>
        <tr>
          <th scope="col">{words.criterion}</th>
          <th scope="col">{words.full}</th>
          <th scope="col">{words.own}</th>
          <th scope="col">{words.mean}</th>
        </tr>
      </thead>
      {scale.groups.map(({ id, title, criteria }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={4} className="portal-observation-table-group">
              {title}
            </th>
          </tr>
          {criteria.map((criterion) => (
            <tr key={criterion.id}>
              <th scope="row">{criterion.title}</th>
              <td>{criterion.points}</td>
              <td>{points[criterion.id] ?? '—'}</td>
              <td>{shown(mean?.points[criterion.id])}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{fullPoints(scale)}</td>
          <td>{totalOf(scale, points)}</td>
          <td>{shown(mean?.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
